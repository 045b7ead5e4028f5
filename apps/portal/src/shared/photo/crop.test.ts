import { describe, expect, test } from 'vitest';
import { cropSquare, firstCrop, largestZoom, movedBy } from './crop.ts';

const sizes = [
  { width: 4000, height: 3000 },
  { width: 300, height: 2000 },
  { width: 512, height: 512 },
];

describe.each(sizes)('in a picture of $width × $height', (size) => {
  test('the square is as large as possible at first, and never leaves the picture', () => {
    expect(cropSquare(size, firstCrop).side).toBe(Math.min(size.width, size.height));
    for (const x of [-1, 0, 0.3, 1, 2])
      for (const y of [-1, 0, 0.7, 1, 2])
        for (const zoom of [1, 1.7, largestZoom]) {
          const { left, top, side } = cropSquare(size, { x, y, zoom });
          expect(side).toBeCloseTo(Math.min(size.width, size.height) / zoom);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
          expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
        }
  });

  test('the square moves by fractions of its side, and leaves an edge immediately', () => {
    const zoomed = { x: 0.5, y: 0.5, zoom: 2 };
    const before = cropSquare(size, zoomed);
    const after = cropSquare(size, movedBy(size, zoomed, 0.1, -0.1));
    expect(after.left - before.left).toBeCloseTo(0.1 * before.side);
    expect(after.top - before.top).toBeCloseTo(-0.1 * before.side);
    const edge = movedBy(size, zoomed, 50, 50);
    expect(cropSquare(size, edge).left + before.side).toBeCloseTo(size.width);
    expect(cropSquare(size, movedBy(size, edge, -0.1, 0)).left).toBeLessThan(cropSquare(size, edge).left);
  });
});
