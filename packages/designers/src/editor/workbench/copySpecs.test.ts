import { inches, millimetres } from '@daybreak/print';
import { describe, expect, it } from 'vitest';
import { specsOf } from './copySpecs.ts';

describe('specifications to paste', () => {
  it('have one line each, with the size before and after the cut', () => {
    const specs = specsOf('Poster', [
      { id: 'front', label: '18 × 24 in', size: inches(18, 24, { bleed: 0.125 }) },
    ]);
    expect(specs.split('\n')).toEqual([
      'Poster',
      'Trim size: 18 in × 24 in',
      'Bleed: 0.125 in on each edge',
      'With bleed: 18.25 in × 24.25 in',
      'Safe zone: 0.125 in inside the trim',
      'Pictures: 150 DPI',
      'Color: CMYK, black text in black ink only',
      'File: PDF/X-4, fonts embedded',
    ]);
  });

  it('are in millimeters for a piece in millimeters', () => {
    const size = millimetres(297, 420, { bleed: 3 });
    expect(specsOf('Poster', [{ id: 'front', label: 'A3', size }]).split('\n')).toEqual(
      expect.arrayContaining([
        'Trim size: 297 mm × 420 mm',
        'Bleed: 3 mm on each edge',
        'With bleed: 303 mm × 426 mm',
        'Safe zone: 3 mm inside the trim',
      ]),
    );
  });

  it('name the sides of a piece and its folds', () => {
    const size = inches(11, 8.5, { bleed: 0.125 });
    const specs = specsOf('Brochure', [
      { id: 'outside', label: 'Outside', size, folds: [3.625, 7.3125] },
      { id: 'inside', label: 'Inside', size, folds: [3.6875, 7.375] },
    ]);
    expect(specs).toContain('Sides: Outside, Inside');
    expect(specs).toContain('Pictures: 300 DPI');
    expect(specs).toContain('Folds: 3.625 in and 7.3125 in from the left edge of Outside');
  });
});
