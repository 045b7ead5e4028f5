import { describe, expect, it } from 'vitest';
import { palette, paletteNames } from './palette.ts';
import { breachesOfSchema } from './testing/dtcgSchema.ts';
import { designTokens } from './tokens.ts';
import { type } from './type.ts';

/** The rules of https://www.designtokens.org/tr/2025.10/format/ and …/color/ for the types that a brand may use. */
type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasOnly = (value: Json, keys: readonly string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

/** Gives each token its group's type, because the published schema only checks the values of tokens with their own type. */
function typed(node: Json, inherited?: unknown): Json {
  const $type = node.$type ?? inherited;
  if ('$value' in node) return { ...node, $type };
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      isObject(child) && !key.startsWith('$') ? typed(child, $type) : child,
    ]),
  );
}

/** Weights that the format knows by name. */
const weightNames =
  'thin hairline extra-light ultra-light light normal regular book medium semi-bold demi-bold bold extra-bold ultra-bold black heavy extra-black ultra-black'.split(
    ' ',
  );

const isColor = (value: unknown) =>
  isObject(value) &&
  hasOnly(value, ['colorSpace', 'components', 'alpha', 'hex']) &&
  value.colorSpace === 'srgb' &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every((part) => part === 'none' || (typeof part === 'number' && part >= 0 && part <= 1)) &&
  (value.alpha === undefined || (typeof value.alpha === 'number' && value.alpha >= 0 && value.alpha <= 1)) &&
  (value.hex === undefined || /^#[0-9a-f]{6}$/i.test(String(value.hex)));

const isDimension = (value: unknown) =>
  isObject(value) &&
  hasOnly(value, ['value', 'unit']) &&
  typeof value.value === 'number' &&
  (value.unit === 'px' || value.unit === 'rem');

const isFontFamily = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length > 0 && value.every((family) => typeof family === 'string'));

const isFontWeight = (value: unknown) =>
  typeof value === 'number' ? value >= 1 && value <= 1000 : weightNames.includes(String(value));

const rules: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  fontFamily: isFontFamily,
  fontWeight: isFontWeight,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
};

const shared = ['$type', '$description', '$extensions', '$deprecated'];

/** Returns everything in a token file that violates the format, with its path. */
function breaches(node: unknown, path = '', inherited?: string): string[] {
  if (!isObject(node)) return [`${path}: neither a group nor a token`];
  const at = (problem: string) => `${path || 'root'}: ${problem}`;
  const found: string[] = [];
  const kind = typeof node.$type === 'string' ? node.$type : inherited;
  if (node.$type !== undefined && !rules[String(node.$type)]) found.push(at(`type ${node.$type}`));
  if (node.$description !== undefined && typeof node.$description !== 'string') found.push(at('description'));
  if (node.$extensions !== undefined && !isObject(node.$extensions)) found.push(at('extensions'));
  if ('$value' in node) {
    if (!hasOnly(node, [...shared, '$value'])) found.push(at('a token has children'));
    if (!kind) found.push(at('no type'));
    else if (!rules[kind]?.(node.$value)) found.push(at(`not a ${kind}`));
    return found;
  }
  for (const [key, child] of Object.entries(node)) {
    if (key.startsWith('$')) {
      if (!shared.includes(key)) found.push(at(`unknown property ${key}`));
    } else if (/[{}.]/.test(key)) found.push(at(`name ${key}`));
    else found.push(...breaches(child, path ? `${path}.${key}` : key, kind));
  }
  return found;
}

describe('design tokens', () => {
  it('follow the Design Tokens format 2025.10', () => {
    expect(breaches(JSON.parse(JSON.stringify(designTokens())))).toEqual([]);
  });

  it('are valid against the format’s published schema', () => {
    const file = JSON.parse(JSON.stringify(designTokens())) as Json;
    expect(breachesOfSchema(file)).toEqual([]);
    expect(breachesOfSchema(typed(file))).toEqual([]);
    expect(breachesOfSchema({ token: { $type: 'color', $value: '#104a6d' } })).not.toEqual([]);
  });

  it('contain every palette color, weight and line height', () => {
    const { color, font } = designTokens();
    const names = (group: object) => Object.keys(group).filter((key) => !key.startsWith('$'));
    expect(names(color)).toEqual(paletteNames);
    expect(names(font.weight)).toEqual(Object.keys(type.weights));
    expect(names(font.lineHeight)).toEqual(Object.keys(type.lineHeight));
  });

  it('have components, hex and inks for each color', () => {
    const color = designTokens().color as Record<string, unknown>;
    for (const name of paletteNames)
      expect(color[name]).toEqual({
        $value: {
          colorSpace: 'srgb',
          components: palette[name].rgb.map((channel) => expect.closeTo(channel / 255, 3)),
          hex: palette[name].hex.toLowerCase(),
        },
        $description: palette[name].use,
        $extensions: { 'example.daybreak.cmyk': palette[name].cmyk },
      });
  });
});

describe('the rules of the format', () => {
  const token = (kind: string, $value: unknown) => ({ group: { $type: kind, token: { $value } } });
  const srgb = (components: unknown, rest = {}) => ({ colorSpace: 'srgb', components, ...rest });

  it.each([
    ['color', srgb([0, 0.5, 1])],
    ['color', srgb([0, 'none', 1], { alpha: 0.5, hex: '#0080ff' })],
    ['dimension', { value: 1.5, unit: 'rem' }],
    ['fontFamily', 'Poppins'],
    ['fontWeight', 'extra-bold'],
    ['number', 1.6],
  ])('allow the %s %j', (kind, value) => {
    expect(breaches(token(kind, value))).toEqual([]);
  });

  it.each([
    ['color', '#104a6d'],
    ['color', srgb([0, 0.5])],
    ['color', srgb([0, 0.5, 255])],
    ['color', srgb([0, 0.5, 1], { hex: '#104' })],
    ['color', srgb([0, 0.5, 1], { hex: '#104a6dff' })],
    ['color', { components: [0, 0, 0] }],
    ['color', srgb([0, 0.5, 1], { cmyk: {} })],
    ['dimension', '16px'],
    ['dimension', { value: 16, unit: 'em' }],
    ['dimension', { value: '16', unit: 'px' }],
    ['fontFamily', []],
    ['fontWeight', 0],
    ['fontWeight', 'Bold'],
    ['number', '1.6'],
    ['shade', 1],
  ])('reject the %s %j', (kind, value) => {
    expect(breaches(token(kind, value))).not.toEqual([]);
  });

  it('reject a token without a type, a token with children, and a name with a dot', () => {
    expect(breaches({ token: { $value: 1 } })).toEqual(['token: no type']);
    expect(breaches({ token: { $type: 'number', $value: 1, child: {} } })).toEqual([
      'token: a token has children',
    ]);
    expect(breaches({ 'a.b': {} })).toEqual(['root: name a.b']);
  });
});
