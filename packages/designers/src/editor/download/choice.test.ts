import { expect, it } from 'vitest';
import { exportOptions } from './choice.ts';

const choice = { format: 'pdf', scale: 1, prepared: 'marks', stock: 'coated' } as const;

it('converts a print PDF’s preparation to bleed, marks, a sheet or a proof', () => {
  const asked = (prepared: Parameters<typeof exportOptions>[0]['prepared']) =>
    exportOptions({ ...choice, prepared });
  expect(asked('marks')).toEqual({ format: 'pdf', stock: 'coated', bleed: true, marks: true });
  expect(asked('bleed')).toEqual({ format: 'pdf', stock: 'coated', bleed: true, marks: false });
  expect(asked('trim')).toEqual({ format: 'pdf', stock: 'coated', bleed: false, marks: false });
  expect(asked('ten-up')).toEqual({ format: 'pdf', stock: 'coated', sheet: 'ten-up' });
  expect(asked('proof')).toEqual({ format: 'pdf', stock: 'coated', proof: true });
});

it('ignores the preparation for a picture', () => {
  expect(exportOptions({ ...choice, format: 'png' })).toEqual({ format: 'png', scale: 1 });
});
