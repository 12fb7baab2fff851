import ts from 'typescript';
import type { SourceFile } from '../../scripts/sources.ts';

/** One place where a file names another module; types count as much as values. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** True for `export * from`, with or without a name. */
  readonly star: boolean;
}

/** Every import and re-export of a file: static, type only, `import('…')` as a value and as a type, `require`. */
export function readImports({ path, text }: SourceFile): readonly Import[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ specifier, line: line + 1, star: isStarExport(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isStarExport(node: ts.Node): boolean {
  if (!ts.isExportDeclaration(node)) return false;
  return node.exportClause === undefined || ts.isNamespaceExport(node.exportClause);
}

function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isExternalModuleReference(node)) return textOf(node.expression);
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal);
  if (ts.isCallExpression(node) && isLoadingCall(node)) return textOf(node.arguments[0]);
  return undefined;
}

const isLoadingCall = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(expression) && expression.text === 'require');

const textOf = (node: ts.Node | undefined): string | undefined => (node && ts.isStringLiteralLike(node) ? node.text : undefined);
