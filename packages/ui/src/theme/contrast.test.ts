import { describe, expect, it } from 'vitest';
import { type Mode, modes, roles } from './semantic.ts';

/** Contrast ratio of two `#RRGGBB` colors, WCAG 2.2. */
function contrast(first: string, second: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const { surface, text, line, action, status } = roles;
type Value = Record<Mode, string>;
const grounds = {
  page: surface.page,
  raised: surface.raised,
  sunken: surface.sunken,
  overlay: surface.overlay,
};

const readable: [string, Value, Value][] = [
  ...Object.entries(grounds).flatMap(([name, ground]) =>
    (['main', 'muted', 'link'] as const).map((role): [string, Value, Value] => [
      `${role} on ${name}`,
      text[role],
      ground,
    ]),
  ),
  ...(['quietHover', 'quietActive', 'selected'] as const).map((role): [string, Value, Value] => [
    `main on ${role}`,
    text.main,
    action[role],
  ]),
  ...(['primary', 'primaryHover', 'primaryActive'] as const).map((role): [string, Value, Value] => [
    `onAction on ${role}`,
    text.onAction,
    action[role],
  ]),
  ['onInverse on inverse', text.onInverse, surface.inverse],
  ...(['danger', 'success', 'warning', 'info'] as const).flatMap((tone): [string, Value, Value][] => [
    [`${tone}Text on ${tone}Surface`, status[`${tone}Text`], status[`${tone}Surface`]],
    [`${tone}Text on raised`, status[`${tone}Text`], surface.raised],
  ]),
];

const visible: [string, Value, Value][] = [
  ...Object.entries(grounds).flatMap(([name, ground]): [string, Value, Value][] => [
    [`strong line on ${name}`, line.strong, ground],
    [`focus ring on ${name}`, line.focus, ground],
  ]),
  ...(['danger', 'success', 'warning', 'info'] as const).map((tone): [string, Value, Value] => [
    `${tone} on its surface`,
    status[tone],
    status[`${tone}Surface`],
  ]),
];

describe.each(modes)('%s', (mode) => {
  it.each(readable)('has 4.5:1 for text: %s', (_name, front, ground) => {
    expect(contrast(front[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(visible)('has 3:1 for edges and icons: %s', (_name, front, ground) => {
    expect(contrast(front[mode], ground[mode])).toBeGreaterThanOrEqual(3);
  });
});
