import postcss, { type AtRule, type Container, type Declaration, type Document, type Rule } from 'postcss';
import { type Feature, featureAt, namesAt } from './support.ts';

type Ancestor = Container | Document | undefined;

const anyOf = (...features: (Feature | undefined)[]) => features.filter((feature) => !!feature).slice(0, 1);

const paths = new Map<string, string[]>();
/** MDN lists functions of values under the type they return: `color-mix` is in `css.types.color`. */
function pathOfFunction(name: string): string[] | undefined {
  if (paths.size === 0)
    for (const type of namesAt('css', 'types')) {
      for (const inner of namesAt('css', 'types', type)) paths.set(inner, ['css', 'types', type, inner]);
      paths.set(type, ['css', 'types', type]);
    }
  return paths.get(name);
}

function ofUnit(unit: string): Feature | undefined {
  const lengths = ['css', 'types', 'length'];
  const group = /^[dsl]v/.exec(unit)?.[0];
  const dynamic = { dv: 'dynamic', sv: 'small', lv: 'large' }[group ?? ''];
  if (dynamic) return featureAt(...lengths, `viewport_percentage_units_${dynamic}`);
  return unit.startsWith('cq')
    ? featureAt(...lengths, 'container_query_length_units')
    : featureAt(...lengths, unit);
}

/** Returns the browser features that a declaration needs. */
function ofDeclaration({ prop, value }: Declaration): Feature[] {
  const words = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+|#[\da-f]+/gi, ' ');
  const functions = [...words.matchAll(/(-?[a-z][\w-]*)\(/gi)].flatMap(([, name = '']) =>
    anyOf(
      featureAt('css', 'properties', prop, name),
      featureAt('css', 'properties', prop, `${name}_function`),
      featureAt(...(pathOfFunction(name) ?? [])),
    ),
  );
  const units = [...words.matchAll(/[\d.]([a-z]+)\b/gi)].flatMap(([, unit = '']) => anyOf(ofUnit(unit)));
  if (prop.startsWith('--')) return [...functions, ...units];
  const keywords = [...words.matchAll(/(?<![\w.-])-?[a-z][\w-]*(?![\w-]*\()/gi)].flatMap(([word]) =>
    anyOf(featureAt('css', 'properties', prop, word)),
  );
  return [...anyOf(featureAt('css', 'properties', prop)), ...functions, ...units, ...keywords];
}

const ofSelector = (selector: string): Feature[] => [
  ...[...selector.matchAll(/::?(-?[a-z][\w-]*)/gi)].flatMap(([, name = '']) =>
    anyOf(featureAt('css', 'selectors', name)),
  ),
  ...(selector.includes('&') ? anyOf(featureAt('css', 'selectors', 'nesting')) : []),
];

const ofAtRule = ({ name, params }: AtRule): Feature[] => [
  ...anyOf(featureAt('css', 'at-rules', name)),
  ...[...params.matchAll(/\(\s*([a-z-]+)/gi)].flatMap(([, condition = '']) =>
    anyOf(featureAt('css', 'at-rules', name, condition)),
  ),
  ...(/[<>]=?/.test(params) ? anyOf(featureAt('css', 'at-rules', name, 'range_syntax')) : []),
];

const withoutPrefix = (prop: string) => prop.replace(/^-[a-z]+-/, '');

/** Returns whether a declaration has a fallback: `@supports`, a prefix, or an earlier value for the same property. */
function hasFallback(declaration: Declaration): boolean {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.index(declaration)) ?? [];
  if (before.some((node) => node.type === 'decl' && withoutPrefix(node.prop) === declaration.prop))
    return true;
  for (let at: Ancestor = declaration.parent; at; at = at.parent)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  return false;
}

/** Returns whether a rule is for one engine's own parts, which other engines ignore. */
const isForOneEngine = ({ selectors }: Rule) => selectors.every((selector) => /::?-/.test(selector));

/** Returns the browser features that a style sheet needs without a fallback. */
export function ofStyles(css: string): Feature[] {
  const found: Feature[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === 'atrule') found.push(...ofAtRule(node));
    else if (node.type === 'rule' && !isForOneEngine(node)) found.push(...ofSelector(node.selector));
    else if (node.type === 'decl' && !hasFallback(node)) found.push(...ofDeclaration(node));
  });
  return found;
}
