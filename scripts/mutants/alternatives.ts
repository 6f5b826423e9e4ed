/** Finds mutants of a piece of TypeScript: the texts that replace each node. */
import { ts } from 'ts-morph';

type Names = Readonly<Record<string, readonly string[]>>;

const operators: Names = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '**': ['*'],
};

const calls: Names = {
  'Math.min': ['Math.max'],
  'Math.max': ['Math.min'],
  'Math.ceil': ['Math.floor'],
  'Math.floor': ['Math.ceil'],
  nextUp: ['nextDown'],
  nextDown: ['nextUp'],
  addIntervals: ['subtractIntervals'],
  subtractIntervals: ['addIntervals'],
  multiplyIntervals: ['divideIntervals'],
  divideIntervals: ['multiplyIntervals'],
  sumOf: ['differenceOf'],
  differenceOf: ['sumOf'],
};

/** Calls that may be dropped, leaving their first operand. */
const dropped: ReadonlySet<string> = new Set([
  'Math.abs',
  'Math.sign',
  'negateInterval',
  'widen',
  'widened',
  'clear',
  'roomy',
  'offZero',
  'intersect',
  'opposite',
  'negate',
  'nextUp',
  'nextDown',
]);

const methods: Names = { some: ['every'], every: ['some'] };
const droppedMethods: ReadonlySet<string> = new Set(['filter', 'slice', 'sort']);

const texts: Names = { low: ['high'], high: ['low'], counted: ['forgiven'], forgiven: ['counted'] };

/** The expressions that replace this one. */
export function alternativesOf(node: ts.Node, file: ts.SourceFile): readonly string[] {
  const text = (each: ts.Node): string => each.getText(file);
  if (ts.isBinaryExpression(node)) return ofBinary(node, text);
  if (ts.isConditionalExpression(node))
    return isForCompiler(node.condition) ? [] : [text(node.whenTrue), text(node.whenFalse)];
  if (ts.isPrefixUnaryExpression(node)) return ofPrefix(node, text);
  if (ts.isNumericLiteral(node)) return isKey(node) ? [] : ofNumber(Number(node.text));
  if (ts.isBigIntLiteral(node)) return [node.text === '0n' ? '1n' : '0n'];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  if (ts.isStringLiteral(node)) return isValue(node) ? (texts[node.text] ?? []).map((each) => `'${each}'`) : [];
  if (ts.isPropertyAccessExpression(node)) return ofProperty(node, text);
  return ts.isCallExpression(node) ? ofCall(node, text) : [];
}

function ofBinary({ left, operatorToken, right }: ts.BinaryExpression, text: (node: ts.Node) => string) {
  const operator = text(operatorToken);
  if (operator === '&&' || operator === '||')
    return [...(isForCompiler(right) ? [] : [text(left)]), ...(isForCompiler(left) ? [] : [text(right)])];
  if (isForCompiler(left.parent)) return [];
  return (operators[operator] ?? []).map((other) => `${text(left)} ${other} ${text(right)}`);
}

/**
 * True for a check for `undefined` that only the compiler needs, because it cannot know that every index and every key
 * is found. Dropping it changes nothing, and the compiler objects.
 */
function isForCompiler(node: ts.Node): boolean {
  if (ts.isParenthesizedExpression(node)) return isForCompiler(node.expression);
  if (!ts.isBinaryExpression(node)) return false;
  const { left, operatorToken, right } = node;
  if (/^(&&|\|\|)$/.test(operatorToken.getText())) return isForCompiler(left) && isForCompiler(right);
  return [left, right].some((each) => ts.isIdentifier(each) && each.text === 'undefined');
}

function ofPrefix({ operator, operand }: ts.PrefixUnaryExpression, text: (node: ts.Node) => string): readonly string[] {
  const isSign = operator === ts.SyntaxKind.MinusToken || operator === ts.SyntaxKind.ExclamationToken;
  return isSign ? [text(operand)] : [];
}

function ofNumber(value: number): readonly string[] {
  return value === 0 ? ['1'] : value === 1 ? ['0', '2'] : [String(value * 2), '0'];
}

function isKey({ parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && ts.isNumericLiteral(parent.name);
}

function isValue({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) || ts.isConditionalExpression(parent) || ts.isArrayLiteralExpression(parent);
}

function ofProperty(node: ts.PropertyAccessExpression, text: (node: ts.Node) => string): readonly string[] {
  if (ts.isOptionalChain(node) || ts.isOptionalChain(node.parent)) return [];
  const other = texts[node.name.text]?.[0];
  return other === undefined ? [] : [`${text(node.expression)}.${other}`];
}

function ofCall(node: ts.CallExpression, text: (node: ts.Node) => string): readonly string[] {
  if (ts.isOptionalChain(node) || ts.isOptionalChain(node.parent)) return [];
  const called = text(node.expression);
  const [first, second, ...more] = node.arguments.map(text);
  const rest = node.arguments.map(text).join(', ');
  const others = (calls[called] ?? []).map((other) => `${other}(${rest})`);
  const swapped =
    called === 'interval' && second !== undefined && more.length === 0 ? [`interval(${second}, ${first})`] : [];
  const left = dropped.has(called) && first !== undefined ? [first] : [];
  return [...others, ...swapped, ...left, ...ofMethod(node, rest, text)];
}

function ofMethod({ expression }: ts.CallExpression, rest: string, text: (node: ts.Node) => string) {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const [receiver, name] = [text(expression.expression), expression.name.text];
  const others = (methods[name] ?? []).map((other) => `${receiver}.${other}(${rest})`);
  return droppedMethods.has(name) ? [...others, receiver] : others;
}

/** Mutants that drop an expression: the condition of a branch, the elements of a spread. */
export function alternativesInPlace(node: ts.Node): readonly string[] {
  const { parent } = node;
  if (ts.isIfStatement(parent) && parent.expression === node) return isForCompiler(node) ? ['true'] : ['true', 'false'];
  return ts.isSpreadElement(parent) && ts.isArrayLiteralExpression(parent.parent) ? ['[]'] : [];
}

/** Answers of a technique that knows nothing, by their type. */
const nothings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^boolean$/, ['true', 'false']],
  [/\| null$/, ['null']],
  [/^readonly .*\[\]$/, ['[]']],
  [/^Interval$/, ['{ low: -Infinity, high: Infinity }']],
  [/^Answer$/, ["'maybe'"]],
  [/^number$/, ['0']],
  [/^void$/, ['']],
];

/** Mutants that return at once instead of computing. */
export function earlyReturnsOf(node: ts.Node, file: ts.SourceFile): readonly string[] {
  if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node)) return [];
  const type = node.type?.getText(file);
  return type === undefined ? [] : nothings.flatMap(([pattern, answers]) => (pattern.test(type) ? answers : []));
}
