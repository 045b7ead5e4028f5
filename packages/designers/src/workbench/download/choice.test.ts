import { expect, it } from 'vitest';
import { exportOptions } from './choice.ts';

const choice = { format: 'pdf', scale: 1, bleed: true, marks: true, proof: false } as const;

it.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('bleed %s and marks %s go into a print PDF as they were chosen, and into no proof', (bleed, marks) => {
  expect(exportOptions({ ...choice, bleed, marks })).toMatchObject({ bleed, marks, proof: false });
  expect(exportOptions({ ...choice, bleed, marks, proof: true })).toMatchObject({
    bleed: false,
    marks: false,
    proof: true,
  });
});

it('a picture has neither', () => {
  expect(exportOptions({ ...choice, format: 'png' })).toEqual({ format: 'png', scale: 1 });
});
