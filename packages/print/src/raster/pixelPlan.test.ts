import { describe, expect, it } from 'vitest';
import { millimetres } from '../artboardSize.ts';
import type { ArtboardSize } from '../types.ts';
import { pixelPlan } from './pixelPlan.ts';

const limit = (width: number, height: number) => Math.max(width, height) <= 16384;
const inches = (width: number, height: number): ArtboardSize => ({ width, height, unit: 'in', bleed: 0.125 });

describe('the pixels of a picture', () => {
  it.each([
    [11, 17, 300],
    [24, 6, 300],
    [17, 24, 300],
    [18, 24, 150],
    [24, 36, 150],
    [27, 40, 150],
  ])('of %i × %i in have %i DPI by default', (width, height, dpi) => {
    expect(pixelPlan(inches(width, height), {}, limit)).toMatchObject({
      dpi,
      width: width * dpi,
      height: height * dpi,
      note: undefined,
    });
  });

  it('are as many for metric paper as for inches', () => {
    expect(pixelPlan(millimetres(210, 297, { bleed: 3 }), {}, limit)).toMatchObject({
      dpi: 300,
      width: 2480,
      height: 3508,
    });
    expect(pixelPlan(millimetres(594, 841, { bleed: 3 }), {}, limit).dpi).toBe(150);
  });

  it('stay within the canvas limit, with a note that states the actual DPI', () => {
    const plan = pixelPlan(inches(27, 40), { dpi: 600 }, limit);
    expect(plan).toMatchObject({ dpi: 409, width: 11043, height: 16360 });
    expect(plan.note).toBe(
      "Created at 409 DPI instead of 600 because your browser can't create a larger picture. The print PDF doesn't have this limit.",
    );
  });

  it('are limited by area on a phone', () => {
    const plan = pixelPlan(inches(18, 24), { dpi: 300 }, (width, height) => width * height <= 16_777_216);
    expect(plan.width * plan.height).toBeLessThanOrEqual(16_777_216);
    expect(plan.note).toContain('instead of 300');
  });

  it('are a px format’s size times the scale, or an error', () => {
    const size: ArtboardSize = { width: 1200, height: 628, unit: 'px', bleed: 0 };
    expect(pixelPlan(size, { scale: 2 }, limit)).toMatchObject({ width: 2400, height: 1256, ratio: 2 });
    expect(() => pixelPlan({ ...size, width: 9000 }, { scale: 2 }, limit)).toThrow(/18000 × 1256 px/);
  });
});
