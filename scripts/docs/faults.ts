import { join } from 'node:path';
import ts from 'typescript';
import { readDoors } from '../doors.ts';
import { isTest, root } from '../sources.ts';

/** Something behind a door that throws faults: a function, or a method of an interface. */
export interface Thrower {
  /** As readers know it: `clock`, `Engine.view`. */
  readonly name: string;
  /** The codes of the faults that it throws itself, or by the functions that it calls, ascending. */
  readonly codes: readonly string[];
  /** Its comment, and those of the things that it refers to by name. */
  readonly words: string;
}

/** Faults of so many calls below count. What lies deeper is, as a rule, of games and guides that break their contracts, and is told where those are written. */
const DEEP = 2;

/** What the sources are read with: the compiler, and what the doors export, by the name that readers know. */
interface Reading {
  readonly checker: ts.TypeChecker;
  readonly names: ReadonlyMap<ts.Symbol, string>;
}

/** All that throws faults: what is thrown is read in the sources, what is told of it in the comments of what the doors export. */
export function readThrowers(): readonly Thrower[] {
  const doors = readDoors().map(({ source }) => join(root, source));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.docs.json'), ts.sys.readFile);
  const program = ts.createProgram(doors, ts.parseJsonConfigFileContent(config, ts.sys, root).options);
  const checker = program.getTypeChecker();
  const reading: Reading = { checker, names: namesOf(program, doors) };
  const throwers = [...bodiesOf(program, reading)].map(([symbol, bodies]) => ({
    name: reading.names.get(symbol) ?? '',
    codes: [...new Set(bodies.flatMap((body) => codesIn(reading, body, DEEP)))].sort(),
    words: wordsOf(reading, symbol),
  }));
  return throwers.filter(({ codes }) => codes.length > 0).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** What the doors export, and its members. */
function namesOf(program: ts.Program, doors: readonly string[]): ReadonlyMap<ts.Symbol, string> {
  const checker = program.getTypeChecker();
  const modules = doors.flatMap((door) => checker.getSymbolAtLocation(program.getSourceFile(door) as ts.SourceFile) ?? []);
  const exported = modules.flatMap((module) => checker.getExportsOfModule(module)).map((symbol) => targetOf(checker, symbol));
  const members = exported.flatMap(({ name, members }) =>
    [...(members?.values() ?? [])].map((member) => [member, `${name}.${member.name}`] as const),
  );
  return new Map([...exported.map((symbol) => [symbol, symbol.name] as const), ...members]);
}

function targetOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** By exported function and member, the code that does it. Any object or class of the sources may stand for an exported interface. */
function bodiesOf(program: ts.Program, { checker, names }: Reading): ReadonlyMap<ts.Symbol, readonly ts.Node[]> {
  const bodies = new Map<ts.Symbol, ts.Node[]>();
  const add = (name: ts.Node | undefined, body: ts.Node | undefined): void => {
    const symbol = name === undefined ? undefined : checker.getSymbolAtLocation(name);
    if (symbol !== undefined && body !== undefined && names.has(symbol)) bodies.set(symbol, [...(bodies.get(symbol) ?? []), body]);
  };
  const addMembers = (members: readonly (ts.ObjectLiteralElementLike | ts.ClassElement)[], type: ts.Type | undefined): void => {
    for (const member of members) {
      const [promised] = (member.name && type?.getProperty(member.name.getText())?.declarations) ?? [];
      if (promised !== undefined) add(ts.getNameOfDeclaration(promised), bodyOf(memberOf(checker, member)));
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node)) add(node.name, node.body);
    if (ts.isObjectLiteralExpression(node)) addMembers(node.properties, wantedOf(checker, node));
    if (ts.isClassDeclaration(node)) addMembers([...node.members], promiseOf(checker, node));
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isOurs(file)) visit(file);
  return bodies;
}

const isOurs = ({ fileName }: ts.SourceFile): boolean => fileName.startsWith(join(root, 'packages/')) && !isTest(fileName);

/** What an object is wanted as; where it is frozen first, what that is wanted as. */
function wantedOf(checker: ts.TypeChecker, node: ts.ObjectLiteralExpression): ts.Type | undefined {
  const isFrozen = ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'Object.freeze';
  return checker.getContextualType(isFrozen ? (node.parent as ts.CallExpression) : node);
}

/** The interface that a class implements. */
function promiseOf(checker: ts.TypeChecker, { heritageClauses }: ts.ClassDeclaration): ts.Type | undefined {
  const [promise] = heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ImplementsKeyword)?.types ?? [];
  return promise === undefined ? undefined : checker.getTypeFromTypeNode(promise);
}

/** What a member is: written there, or named there. */
function memberOf(checker: ts.TypeChecker, member: ts.ObjectLiteralElementLike | ts.ClassElement): ts.Node | undefined {
  if (ts.isShorthandPropertyAssignment(member)) return checker.getShorthandAssignmentValueSymbol(member)?.valueDeclaration;
  if (!ts.isPropertyAssignment(member)) return member;
  return ts.isIdentifier(member.initializer) ? declarationOf(checker, member.initializer) : member.initializer;
}

function declarationOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Node | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const declared = symbol === undefined ? undefined : targetOf(checker, symbol).valueDeclaration;
  return declared !== undefined && ts.isVariableDeclaration(declared) ? declared.initializer : declared;
}

function bodyOf(node: ts.Node | undefined): ts.Node | undefined {
  return node !== undefined && ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined;
}

/** The codes of the faults that are made when a piece of code runs. Functions that it only hands out do not run with it. */
function codesIn(reading: Reading, body: ts.Node, deep: number): readonly string[] {
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && !ts.isCallExpression(node.parent)) return;
    if (ts.isNewExpression(node)) codes.push(...codesNamed(node));
    if (ts.isCallExpression(node)) codes.push(...codesOfCall(reading, node, deep));
    ts.forEachChild(node, visit);
  };
  visit(body);
  return codes;
}

/** The code of `new Fault({ code: 'bad-seed' })`. */
function codesNamed({ expression, arguments: [details] = [] as never }: ts.NewExpression): readonly string[] {
  if (expression.getText() !== 'Fault' || details === undefined || !ts.isObjectLiteralExpression(details)) return [];
  const code = details.properties.find((property) => property.name?.getText() === 'code');
  return code !== undefined && ts.isPropertyAssignment(code) ? textsIn(code.initializer) : [];
}

/** What a function that is called makes, and the code of `bad('bad-seed')`, where `bad` makes a fault of its parameter `code`. */
function codesOfCall(reading: Reading, call: ts.CallExpression, deep: number): readonly string[] {
  const called = ts.isIdentifier(call.expression) ? declarationOf(reading.checker, call.expression) : undefined;
  const body = bodyOf(called);
  if (called === undefined || body === undefined || !isOurs(called.getSourceFile()) || isElsewhere(reading, called, call)) return [];
  const { parameters, type } = called as ts.FunctionLikeDeclaration;
  const code = call.arguments[parameters.findIndex(({ name }) => name.getText() === 'code')];
  const given = code !== undefined && body.getText().includes('new Fault(') ? textsIn(code) : [];
  // What only makes a fault is no step down.
  const makes = given.length > 0 || type?.getText() === 'Fault';
  return deep === 0 && !makes ? [] : [...given, ...codesIn(reading, body, makes ? deep : deep - 1)];
}

/** One text, or one of two. */
function textsIn(node: ts.Node): readonly string[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsIn);
  return ts.isStringLiteral(node) ? [node.text] : [];
}

/** Whether a function of another file is called that a door exports: what it throws is told there, and callers mostly give it what it takes. */
function isElsewhere({ checker, names }: Reading, called: ts.Node, call: ts.CallExpression): boolean {
  const name = ts.getNameOfDeclaration(called as ts.Declaration);
  const symbol = name === undefined ? undefined : checker.getSymbolAtLocation(name);
  return symbol !== undefined && names.has(symbol) && called.getSourceFile() !== call.getSourceFile();
}

/**
 * A comment, that of the interface of a method, and those of the exported things that it names, in its words or as the types of its parameters: who reads "refuses what
 * `load` refuses" looks there.
 */
function wordsOf({ checker, names }: Reading, symbol: ts.Symbol): string {
  const own = commentOf(checker, symbol);
  const [owner = ''] = (names.get(symbol) ?? '').split('.');
  const named = [...own.matchAll(/`(?:\w+\.)?(\w+)`|\{@link (\w+) ?\}/g)].map(([, code = '', link = '']) => code + link);
  const types = symbol.declarations
    ?.filter(ts.isFunctionLike)
    .flatMap(({ parameters }) => parameters.map(({ type }) => type?.getText() ?? ''));
  const wanted = new Set([owner, ...named, ...(types?.join().match(/\w+/g) ?? [])]);
  const others = [...names].filter(
    ([, name]) => wanted.has(name) || (name.startsWith(`${owner}.`) && wanted.has(name.slice(owner.length + 1))),
  );
  return [own, ...others.map(([other]) => commentOf(checker, other))].join('\n');
}

function commentOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}
