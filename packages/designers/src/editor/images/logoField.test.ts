import { palette } from '@daybreak/brand';
import { expect, it } from 'vitest';
import { logoField } from './logoField.ts';

type Color = readonly [red: number, green: number, blue: number, opacity: number];
const clear: Color = [0, 0, 0, 0];

/** A picture of 20 × 20 pixels: a block of 10 × 10 in the middle of another color. */
const drawn = (block: Color, around: Color = clear) => ({
  width: 20,
  height: 20,
  data: Uint8ClampedArray.from({ length: 1600 }, (_, at) => {
    const [x, y] = [(at >> 2) % 20, Math.floor((at >> 2) / 20)];
    const inside = x >= 5 && x < 15 && y >= 5 && y < 15;
    return (inside ? block : around)[at % 4] ?? 0;
  }),
});
const black: Color = [20, 20, 20, 255];
const white: Color = [255, 255, 255, 255];
const cyan: Color = [20, 188, 192, 255];

it.each([
  ['dark on white', black, palette.white.hex, 'none'],
  ['dark on teal', black, palette.teal.hex, 'white'],
  ['dark on orange', black, palette.orange.hex, 'none'],
  ['white on night', white, palette.night.hex, 'none'],
  ['white on white', white, palette.white.hex, 'night'],
  ['white on orange', white, palette.orange.hex, 'none'],
  ['cyan on orange', cyan, palette.orange.hex, 'white'],
  ['colorful on white, which it is made for', cyan, palette.white.hex, 'none'],
  ['dark over a picture', black, undefined, 'white'],
  ['white over a picture', white, undefined, 'night'],
] as const)('gives a logo that is %s the field that makes it visible', (_name, color, ground, field) => {
  expect(logoField(drawn(color), ground)).toBe(field);
});

it('gives no field to a logo with its own background or to an empty picture', () => {
  expect(logoField(drawn(black, white), palette.teal.hex)).toBe('none');
  expect(logoField(drawn(clear), palette.teal.hex)).toBe('none');
});
