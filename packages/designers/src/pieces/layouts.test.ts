import { describe, expect, it } from 'vitest';
import { restoreDraft } from '../workbench/draft.ts';
import { optionsOf } from '../workbench/fields.ts';
import { adSize } from './ads/adSizes.ts';
import { adsFields } from './ads/ads.fields.ts';
import { layoutFor, layouts } from './ads/layouts/layouts.ts';

const pieces = optionsOf(adsFields.platform, {}).flatMap(({ value: platform }) =>
  optionsOf(adsFields.size, restoreDraft(adsFields, { platform })).map(({ value }) => {
    const { width, height } = adSize(value);
    return { name: `${platform} ${value}`, width, height, layout: layoutFor({ width, height }) };
  }),
);
describe('every ad', () => {
  it.each(pieces.map((piece) => [piece.name, piece] as const))(
    '%s is drawn in a layout for its size',
    (_name, { layout, width, height }) => {
      expect(layout.sizes).toContainEqual([width, height]);
    },
  );

  it.each(layouts.map((layout) => [layout.sizes[0]?.join(' × '), layout] as const))(
    'stands inside each size of %s, and its rows end there',
    (_name, layout) => {
      for (const [width, height] of layout.sizes) {
        const { words, logo, rows, horizon } = layout;
        expect(words.x + words.width).toBeLessThanOrEqual(width);
        expect(words.y + words.height).toBeLessThanOrEqual(height);
        expect(logo.y + logo.height).toBeLessThanOrEqual(height);
        expect(rows.end).toBeLessThanOrEqual(height);
        expect(horizon).toBeLessThan(rows.end);
      }
    },
  );

  it('size of a layout is offered', () => {
    const offered = pieces.map(({ width, height }) => `${width} × ${height}`);
    for (const layout of layouts)
      for (const [width, height] of layout.sizes) expect(offered).toContain(`${width} × ${height}`);
  });
});
