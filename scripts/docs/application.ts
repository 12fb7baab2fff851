import { join, posix, relative } from 'node:path';
import {
  Application,
  Comment,
  type CommentDisplayPart,
  CommentTag,
  ContainerReflection,
  type Context,
  Converter,
  type DeclarationReflection,
  type DocumentReflection,
  KindRouter,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type TypeDocOptions,
} from 'typedoc';
import { readDoors } from '../doors.ts';
import { root } from '../sources.ts';
import { HEADINGS, headingFor } from './categories.ts';
import { undocumentedProperties } from './properties.ts';
import { type Guide, readGuides, titleOf } from './reading-order.ts';

/** Where the repository can be read, for links to what is no page of the site. */
export const REPOSITORY = 'https://github.com/quayside/quayside';

/** The packages in reading order. */
const PACKAGES = ['@quayside/core', '@quayside/testkit', '@quayside/piraeus', '@quayside/gdansk'];

/** The doors of the packages in reading order. */
const DOORS = PACKAGES.flatMap((name) => readDoors().filter((door) => door.package === name));

const REFERENCE = 'Reference';
const ROUTER = 'guides';

/** Guides keep the names of their files, so that an address outlives a title. */
class GuideRouter extends KindRouter {
  protected override getIdealBaseName(reflection: Reflection): string {
    const source = reflection.isDocument() ? reflection.project.files.getReflectionPath(reflection) : undefined;
    return source === undefined ? super.getIdealBaseName(reflection) : relative(root, source).replaceAll('\\', '/').replace(/\.md$/, '');
  }
}

/** Typedoc over all doors and guides. Whatever it has to complain of is an error. */
export async function openApplication(out: string): Promise<Application> {
  const guides = readGuides();
  const app = await Application.bootstrap(optionsFor(guides, out));
  app.renderer.defineRouter(ROUTER, GuideRouter);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context: Context) =>
    arrange(context.project, guides, (problem) => app.logger.error(problem)),
  );
  app.converter.on(Converter.EVENT_END, (context: Context) => dropCategories(context.project));
  app.on(Application.EVENT_VALIDATE_PROJECT, (project) => {
    for (const property of undocumentedProperties(project)) app.logger.validationWarning(`${property} has no comment`);
  });
  return app;
}

function optionsFor(guides: readonly Guide[], out: string): Partial<TypeDocOptions> {
  return {
    name: 'Quayside',
    entryPoints: DOORS.map(({ source }) => join(root, source)),
    tsconfig: join(root, 'tsconfig.docs.json'),
    basePath: root,
    readme: join(root, 'README.md'),
    projectDocuments: guides.map(({ path }) => join(root, path)),
    out,
    router: ROUTER,
    disableGit: true,
    // Without git, paths begin below what all doors have in common.
    sourceLinkTemplate: `${REPOSITORY}/blob/main/packages/{path}#L{line}`,
    treatWarningsAsErrors: true,
    treatValidationWarningsAsErrors: true,
    // Links to folders lead to the repository; that they lead somewhere is a test of its own.
    validation: { notExported: true, invalidLink: true, notDocumented: true, rewrittenLink: true, invalidPath: false },
    // Left out, typedoc asks for words in the root package alone, which has no code.
    packagesRequiringDocumentation: PACKAGES,
    // And properties: see `undocumentedProperties`.
    requiredToBeDocumented: ['Module', 'Variable', 'Function', 'Class', 'Interface', 'TypeAlias', 'Method', 'Accessor', 'Constructor'],
    // Node's file system as it is: see the interfaces. And two type parameters that `scenario` explains as a whole.
    intentionallyNotDocumented: [
      '@quayside/testkit.scenario.P',
      '@quayside/testkit.scenario.C',
      ...['readdirSync', 'readFileSync', 'mkdirSync', 'rmSync', 'writeFileSync'].map((name) => `@quayside/testkit.GoldenFiles.${name}`),
      ...['existsSync', 'readdirSync', 'readFileSync', 'mkdirSync', 'writeFileSync'].map(
        (name) => `@quayside/testkit.FingerprintFiles.${name}`,
      ),
    ],
    // What is inherited from Node's own types, such as `Error.captureStackTrace`, is no part of ours.
    excludeExternals: true,
    sortEntryPoints: false,
    sort: ['documents-first', 'kind', 'alphabetical-ignoring-documents'],
    kindSortOrder: ['Module', 'Function', 'Class', 'Interface', 'TypeAlias', 'Variable', 'Reference'],
    categorizeByGroup: false,
    categoryOrder: [...new Set(guides.map(({ heading }) => heading)), REFERENCE, ...HEADINGS],
    navigation: { includeCategories: true, includeGroups: false, includeFolders: false, compactFolders: false, excludeReferences: false },
    // Names such as SPEC.md are no addresses.
    markdownItOptions: { html: true, linkify: false },
    includeHierarchySummary: false,
    searchInComments: true,
    searchInDocuments: true,
    searchGroupBoosts: { Documents: 3 },
    highlightLanguages: ['typescript', 'javascript', 'json', 'python', 'bash', 'html'],
    ignoredHighlightLanguages: ['py', 'txt'],
    customCss: join(root, 'scripts/docs/site.css'),
    githubPages: true,
    navigationLinks: { Repository: REPOSITORY },
  };
}

/** Names and orders what typedoc has read: doors by their names, things by their headings, guides by their titles. */
function arrange(project: ProjectReflection, guides: readonly Guide[], complain: (problem: string) => void): void {
  for (const twin of twins(project)) project.removeReflection(twin);
  const byPath = new Map(guides.map((guide) => [guide.path, guide]));
  for (const document of project.documents ?? []) nameDocument(document, project, byPath);
  for (const door of project.children ?? []) {
    const source = project.files.getReflectionPath(door) ?? door.sources?.[0]?.fullFileName ?? '';
    door.name =
      DOORS.find((each) => posix.join(root.replaceAll('\\', '/'), each.source) === source.replaceAll('\\', '/'))?.specifier ?? door.name;
    categorize(door, REFERENCE);
    for (const child of door.children ?? []) {
      const heading = headingFor(declarationOf(child).sources?.[0]?.fullFileName ?? '');
      if (heading === undefined) complain(`${child.getFriendlyFullName()} has no heading: name its folder in scripts/docs/categories.ts`);
      else categorize(child, heading);
    }
  }
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    // Typedoc's name for one that is taken apart at once.
    if (parameter.name === '__namedParameters') parameter.name = 'options';
  }
  // Doors stay in their order.
  project.comment = new Comment([], [new CommentTag('@sortStrategy', [{ kind: 'text', text: 'documents-first' }])]);
  if (project.readme !== undefined) nameReadme(project.readme, project);
}

/** The site has a title already. */
function nameReadme(readme: CommentDisplayPart[], project: ProjectReflection): void {
  const [first] = readme;
  if (first?.kind === 'text') readme[0] = { ...first, text: first.text.replace(/^# .*\n/, '') };
  mendLinks(readme, project, '.');
}

/**
 * Where a schema and its type have one name, and the type alone is exported, typedoc shows both: the type (`@interface`), and an alias for what the schema is. The
 * alias goes, with all that belongs to it.
 */
function twins(project: ProjectReflection): readonly Reflection[] {
  const isTwin = (reflection: Reflection): boolean => {
    const { parent } = reflection;
    if (!(parent instanceof ContainerReflection)) return parent !== undefined && isTwin(parent);
    const namesakes = parent.children?.filter(({ name, kind }) => name === reflection.name && kind === ReflectionKind.Interface) ?? [];
    return (reflection.kindOf(ReflectionKind.TypeAlias) && namesakes.length > 0) || isTwin(parent);
  };
  return Object.values(project.reflections).filter(isTwin);
}

function nameDocument(document: DocumentReflection, project: ProjectReflection, guides: ReadonlyMap<string, Guide>): void {
  const path = relative(root, project.files.getReflectionPath(document) ?? '').replaceAll('\\', '/');
  // Shown as text wherever it is listed, where backticks would stand as they are.
  document.name = titleOf(path).replaceAll('`', '');
  document.frontmatter.category = guides.get(path)?.heading ?? '';
  mendLinks(document.content, project, posix.dirname(path));
}

function declarationOf(child: DeclarationReflection): DeclarationReflection {
  const target: Reflection = child.isReference() ? child.getTargetReflectionDeep() : child;
  return target.kindOf(ReflectionKind.SomeModule) ? child : (target as DeclarationReflection);
}

function categorize(reflection: DeclarationReflection, heading: string): void {
  reflection.comment ??= new Comment();
  reflection.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: heading }]));
}

/** Once things are under their headings, the tags go: a comment of nothing else would pass for words about the thing. */
function dropCategories(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) comment?.removeTags('@category');
}

/** Relative links to what is no page of the site lead to the repository; those to its first page name the file, since a folder on disk shows none of its own accord. */
function mendLinks(parts: CommentDisplayPart[], project: ProjectReflection, folder: string): void {
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'relative-link') continue;
    const target = part.target === undefined ? undefined : project.files.resolve(part.target, project);
    if (target === project) {
      const anchor = part.targetAnchor === undefined ? '' : `#${part.targetAnchor}`;
      parts[index] = { kind: 'text', text: `${posix.relative(folder, 'index.html')}${anchor}` };
    } else if (typeof target !== 'object') {
      const path = posix.normalize(posix.join(folder, part.text));
      parts[index] = { kind: 'text', text: `${REPOSITORY}/tree/main/${path}` };
    }
  }
}
