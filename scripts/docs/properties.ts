import {
  ConditionalType,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
} from 'typedoc';

/**
 * The properties of what is exported that have no comment and need one, one for each place in the sources. Typedoc's own check knows kinds of things alone; these need none:
 *
 * - One that can have a single value, such as the `type` of an event, the `kind` of a coding or the `ok` of an answer: the value is all that there is to say.
 * - `prov`, and what is in it: wherever content has it, it says where the datum beside it comes from (`PROVENANCES`).
 * - One that nobody holds in hand: of a parameter, which the comment of its function explains as a whole; of a constraint of a type parameter; of what a conditional
 *   type compares with.
 * - One of somebody else's package.
 */
export function undocumentedProperties(project: ProjectReflection): readonly string[] {
  const properties = project.getReflectionsByKind(ReflectionKind.Property) as DeclarationReflection[];
  const bare = properties.filter((property) => !hasWords(property) && !needsNone(property));
  const places = new Map(bare.map((property) => [placeOf(property), `${property.getFriendlyFullName()} (${placeOf(property)})`]));
  return [...places.values()];
}

/** A function as a property may be explained at its signature. */
function hasWords(property: DeclarationReflection): boolean {
  const signatures = property.type instanceof ReflectionType ? property.type.declaration.getNonIndexSignatures() : [];
  return property.hasComment() || signatures.some((signature) => signature.hasComment());
}

function needsNone(property: DeclarationReflection): boolean {
  const isForeign = !placeOf(property).startsWith('packages/');
  return isForeign || property.type?.type === 'literal' || [property, ...ancestorsOf(property)].some(explainsItself);
}

function explainsItself(reflection: Reflection): boolean {
  if (reflection.kindOf([ReflectionKind.Parameter, ReflectionKind.TypeParameter]) || reflection.name === 'prov') return true;
  const alias = reflection.parent as DeclarationReflection | undefined;
  const { extendsType } = alias?.type instanceof ConditionalType ? alias.type : {};
  return extendsType instanceof ReflectionType && extendsType.declaration === reflection;
}

function ancestorsOf({ parent }: Reflection): readonly Reflection[] {
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}

function placeOf({ name, sources }: DeclarationReflection): string {
  const [source] = sources ?? [];
  return `${source?.fileName}:${source?.line} ${name}`;
}
