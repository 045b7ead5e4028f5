import { describe, expect, it } from 'vitest';
import { millimetres } from '../artboardSize.ts';
import type { ArtboardSize } from '../types.ts';
import { pixelPlan } from './pixelPlan.ts';

const limit = (width: number, height: number) => Math.max(width, height) <= 16384;
const inches = (width: number, height: number): ArtboardSize => ({ width, height, unit: 'in', bleed: 0.125 });

describe('pixels of a picture', () => {
  it.each([
    [11, 17, 300],
    [24, 6, 300],
    [17, 24, 300],
    [18, 24, 150],
    [24, 36, 150],
    [27, 40, 150],
  ])('a piece of %i × %i in is made at %i DPI unless asked otherwise', (width, height, dpi) => {
    expect(pixelPlan(inches(width, height), {}, limit)).toMatchObject({
      dpi,
      width: width * dpi,
      height: height * dpi,
      note: undefined,
    });
  });

  it('paper in millimetres has as many as the same paper in inches', () => {
    expect(pixelPlan(millimetres(210, 297, { bleed: 3 }), {}, limit)).toMatchObject({
      dpi: 300,
      width: 2480,
      height: 3508,
    });
    expect(pixelPlan(millimetres(594, 841, { bleed: 3 }), {}, limit).dpi).toBe(150);
  });

  it('the longest side stays within the canvas limit, and a note gives the DPI that is left', () => {
    const plan = pixelPlan(inches(27, 40), { dpi: 600 }, limit);
    expect(plan).toMatchObject({ dpi: 409, width: 11043, height: 16360 });
    expect(plan.note).toBe(
      "Made at 409 DPI instead of 600 because this browser can't make a larger picture. The print PDF doesn't have this limit.",
    );
  });

  it('on a telephone the area is the limit', () => {
    const plan = pixelPlan(inches(18, 24), { dpi: 300 }, (width, height) => width * height <= 16_777_216);
    expect(plan.width * plan.height).toBeLessThanOrEqual(16_777_216);
    expect(plan.note).toContain('instead of 300');
  });

  it('a px format has its pixels times the scale, or is refused', () => {
    const size: ArtboardSize = { width: 1200, height: 628, unit: 'px', bleed: 0 };
    expect(pixelPlan(size, { scale: 2 }, limit)).toMatchObject({ width: 2400, height: 1256, ratio: 2 });
    expect(() => pixelPlan({ ...size, width: 9000 }, { scale: 2 }, limit)).toThrow(/18000 × 1256 px/);
  });
});
