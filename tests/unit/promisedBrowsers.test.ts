import { describe, expect, it } from 'vitest';
import { buildTarget } from '../../browsers.shared.ts';
import { ofScript } from '../../scripts/baseline/ofScripts.ts';
import { ofStyles } from '../../scripts/baseline/ofStyles.ts';
import type { Feature } from '../../scripts/baseline/support.ts';

const lacking = (features: Feature[]) =>
  features.filter(({ lackedBy }) => lackedBy.length > 0).map(({ path }) => path);

it('the build target goes back to iOS 17', () => {
  expect(buildTarget).toContain('ios17.0');
  expect(buildTarget.map((target) => target.replace(/[\d.]+$/, ''))).toEqual([
    'chrome',
    'edge',
    'firefox',
    'ios',
    'safari',
  ]);
});

describe('features that a promised browser lacks, in a script', () => {
  it.each([
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['new AbortController();AbortSignal.any([a])', 'api.AbortSignal.any_static'],
    ['element.checkVisibility()', 'api.Element.checkVisibility'],
    ['requestIdleCallback(work)', 'api.Window.requestIdleCallback'],
    ['window.showSaveFilePicker()', 'api.Window.showSaveFilePicker'],
    ['/(?i:a)b/.test(words)', 'javascript.regular_expressions.modifier'],
  ])('finds %s', (code, path) => expect(lacking(ofScript(code))).toContain(path));

  it.each([
    "'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work)",
    '`requestIdleCallback` in window && requestIdleCallback(work)',
    'element.checkVisibility?.()',
    'const take = { requestIdleCallback: 1 }',
    'createImageBitmap(file, { colorSpaceConversion: "none" })',
    '[1].toSorted(); new Set().union(other); structuredClone(one)',
  ])('accepts %s', (code) => expect(lacking(ofScript(code))).toEqual([]));
});

describe('features that a promised browser lacks, in a style sheet', () => {
  it.each([
    ['a { align-items: safe center }', 'css.properties.align-items.safe'],
    ['a { scrollbar-gutter: stable }', 'css.properties.scrollbar-gutter'],
    ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a { anchor-name: --one }', 'css.properties.anchor-name'],
    ['a:has-slotted { color: red }', 'css.selectors.has-slotted'],
    ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
  ])('finds %s', (css, path) => expect(lacking(ofStyles(css))).toContain(path));

  it.each([
    'a { align-items: center; align-items: safe center }',
    '@supports (align-items: safe center) { a { align-items: safe center } }',
    'a { -webkit-user-select: none; user-select: none }',
    'a:has(b) { block-size: 100dvh; color: color-mix(in srgb, red 10%, blue) }',
    'input::-webkit-date-and-time-value { text-align: start }',
  ])('accepts %s', (css) => expect(lacking(ofStyles(css))).toEqual([]));
});
