import ts from 'typescript';
import type { SourceFile } from '../../scripts/sources.ts';

// What holds for code inside a package that could as well be a third party's. Each check gives what is wrong as lines for a failing test.

const parse = ({ path, text }: SourceFile): ts.SourceFile => ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);

/** The names that a file lists in braces after `import` or `export`, with the file they come from, by its own name. */
function namesOf(file: SourceFile): readonly { readonly name: string; readonly from: string }[] {
  return parse(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    const specifier = statement.moduleSpecifier;
    if (specifier === undefined || !ts.isStringLiteral(specifier) || clause === undefined || ts.isNamespaceImport(clause)) return [];
    if (ts.isNamespaceExport(clause)) return [];
    const from = specifier.text.split('/').slice(-2).join('/');
    return clause.elements.map(({ propertyName, name }) => ({ name: (propertyName ?? name).text, from }));
  });
}

/** What files import from other folders that no door exports. */
export function unexported(files: readonly SourceFile[], doors: readonly SourceFile[]): readonly string[] {
  const exported = new Set(doors.flatMap(namesOf).map(({ name, from }) => `${name} of ${from}`));
  return files.flatMap((file) =>
    namesOf(file)
      .filter(({ from }) => !from.startsWith('./') && from.endsWith('.ts'))
      .map(({ name, from }) => `${name} of ${from}`)
      .filter((name) => !exported.has(name))
      .map((name) => `${file.path} imports ${name}`),
  );
}

/** What is called or made when a file is loaded: a bundler cannot leave that out, whether it is used or not. */
export function workOnLoad(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const source = parse(file);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return;
      if (ts.isCallExpression(node) || ts.isNewExpression(node)) found.push(`${file.path} does ${node.getText(source)}`);
      ts.forEachChild(node, visit);
    };
    source.statements.forEach(visit);
    return found;
  });
}
