import { parseAst } from 'vite';
import { type Feature, featureAt, namesAt } from './support.ts';

interface Node {
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of node has different parts
  [part: string]: any;
}

const globals = new Set(['window', 'globalThis', 'self']);
/** Interfaces of objects that every page has as globals. */
const objects: Readonly<Record<string, string>> = { document: 'Document', navigator: 'Navigator' };

const isNode = (value: unknown): value is Node => typeof (value as Node | undefined)?.type === 'string';

function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent);
  for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, visit, node);
}

/** Interfaces whose objects have no global name: elements, events, files, drawings and responses. */
const unnamed =
  /^(Abort|Animation$|Blob|Canvas|Clipboard|Data|Document|Element|File|FontFaceSet|Form|Headers|History|HTML|ImageBitmap|Intersection|Keyboard|Location|Mouse|Mutation|Navigator$|Node|OffscreenCanvas|Pointer|Range|ReadableStream|Request|Resize|Response|Selection|Shadow|Storage|SVG(Graphics)?Element|Text|Touch|UI|URL|Visual|Wheel|Window$)/;

/** Members that a supported browser lacks on every interface that has them: `requestClose` is one, `text` isn't. */
const rareMembers = new Map<string, Feature | undefined>();
for (const top of [['api'], ['javascript', 'builtins'], ['javascript', 'builtins', 'Intl']])
  for (const name of namesAt(...top))
    for (const member of namesAt(...top, name)) {
      const feature = featureAt(...top, name, member);
      if (!feature || /_|^@@/.test(member) || name === member) continue;
      if (feature.lackedBy.length === 0) rareMembers.set(member, undefined);
      else if (!rareMembers.has(member) && (top[0] !== 'api' || unnamed.test(name)))
        rareMembers.set(member, feature);
    }

const ofGlobal = (name: string) =>
  featureAt('api', name) ??
  featureAt('javascript', 'builtins', name) ??
  featureAt('api', 'Window', name) ??
  featureAt('javascript', 'builtins', 'Intl', name);

function ofMember(object: Node, name: string): Feature | undefined {
  if (object.type !== 'Identifier') return rareMembers.get(name);
  if (globals.has(object.name)) return ofGlobal(name);
  const owner = objects[object.name] ?? object.name;
  return (
    featureAt('api', owner, `${name}_static`) ??
    featureAt('api', owner, name) ??
    featureAt('javascript', 'builtins', owner, name) ??
    rareMembers.get(name)
  );
}

const ofPattern = (pattern: string): (Feature | undefined)[] => [
  /\(\?[ims-]+:/.test(pattern) ? featureAt('javascript', 'regular_expressions', 'modifier') : undefined,
  /\(\?<[=!]/.test(pattern)
    ? featureAt('javascript', 'regular_expressions', 'lookbehind_assertion')
    : undefined,
];

/** Options passed to a function, where MDN lists them separately: `createImageBitmap(…, { resizeWidth })`. */
const ofOptions = ({ callee, arguments: parameters }: Node): (Feature | undefined)[] =>
  callee.type !== 'Identifier'
    ? []
    : (parameters as Node[])
        .flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []))
        .map(({ key }: Node) => featureAt('api', callee.name, `options_${key?.name}_parameter`));

const isName = (node: Node, parent: Node | undefined) =>
  !parent ||
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (/Property|MethodDefinition/.test(parent.type) && parent.key === node && !parent.computed) ||
  /ExportSpecifier|ImportSpecifier|LabeledStatement/.test(parent.type);

/** Browser features that the script uses without checking for them first: `in`, `typeof`, `?.` and `??` count as checks. */
export function ofScript(code: string): Feature[] {
  const found: (Feature & { name: string })[] = [];
  const checkedNames = new Set<string>();
  const add = (name: string, feature: Feature | undefined) => feature && found.push({ ...feature, name });
  walk(parseAst(code) as unknown as Node, (node, parent) => {
    const { type } = node;
    if (type === 'BinaryExpression' && node.operator === 'in')
      checkedNames.add(node.left.value ?? node.left.quasis?.[0].value.cooked);
    if (type === 'UnaryExpression' && node.operator === 'typeof')
      checkedNames.add(node.argument.name ?? node.argument.property?.name);
    if (type === 'CallExpression' && node.optional) checkedNames.add(node.callee.property?.name);
    if (type === 'MemberExpression' && node.optional && node.object.type === 'MemberExpression')
      checkedNames.add(node.object.property.name);
    if (type === 'Identifier' && node.name.length > 3 && !isName(node, parent))
      add(node.name, ofGlobal(node.name));
    if (type === 'MemberExpression' && !node.computed) {
      const feature = ofMember(node.object, node.property.name);
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
      if (isCalled || feature?.path.startsWith('api.')) add(node.property.name, feature);
    }
    if (type === 'Literal' && node.regex)
      for (const feature of ofPattern(node.regex.pattern)) add('', feature);
    if (type === 'CallExpression' || type === 'NewExpression')
      for (const feature of ofOptions(node)) add('', feature);
  });
  return found.filter(({ name }) => !checkedNames.has(name));
}
