import { describe, expect, it } from 'vitest';
import { editDraft, newDraft } from '../../editor/drafts/draft.ts';
import { isVisible } from '../../editor/fields/fields.ts';
import { flyerFields } from './flyer.fields.ts';
import { flyer } from './flyer.ts';

const untouched = newDraft(flyerFields);

describe('flyer', () => {
  it('is 8.5 × 11 in, portrait, white and for an event by default', () => {
    expect(untouched).toMatchObject({
      size: '8.5x11',
      orientation: 'portrait',
      type: 'event',
      theme: 'white',
    });
  });

  it('offers the specified types, sizes and themes', () => {
    const values = (name: 'type' | 'size' | 'theme') => flyerFields[name].options.map(({ value }) => value);
    expect(values('type')).toEqual(['event', 'service', 'awareness', 'educational']);
    expect(values('size')).toEqual(['8.5x11', '5.5x8.5', '11x17', '4x6', 'a4', 'a5']);
    expect(values('theme')).toEqual(['white', 'blue', 'image', 'orange']);
  });

  it.each(['event', 'service', 'awareness', 'educational'] as const)(
    'asks for date, time and place only for an event (%s)',
    (type) => {
      for (const name of ['eventDate', 'eventTime', 'location'] as const)
        expect(isVisible(flyerFields[name], { ...untouched, type })).toBe(type === 'event');
    },
  );

  it('uses its type’s copy for untouched texts', () => {
    const own = editDraft(flyerFields, untouched, 'title', 'Mine');
    const draft = editDraft(flyerFields, own, 'type', 'service');
    expect(draft).toMatchObject({
      title: 'Mine',
      subtitle: 'Panels, batteries, inverters and drives leave your site together.',
    });
    expect(draft.description).not.toBe(untouched.description);
  });

  it.each([
    ['8.5x11', 'portrait', 8.5, 11],
    ['5.5x8.5', 'landscape', 8.5, 5.5],
    ['11x17', 'portrait', 11, 17],
    ['4x6', 'landscape', 6, 4],
  ] as const)('has the actual size of %s %s, with bleed on each edge', (size, orientation, width, height) => {
    const draft = { ...untouched, size, orientation };
    expect(flyer.artboards(draft).map((side) => side.size)).toEqual([
      { width, height, unit: 'in', bleed: 0.125 },
    ]);
    expect(flyer.specification(draft)).toBe(`${width} × ${height} in, 0.125 in bleed, 300 DPI, CMYK`);
  });
});
