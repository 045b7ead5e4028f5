import { describe, expect, it } from 'vitest';
import { newDraft } from '../../editor/drafts/draft.ts';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import { posterFields } from './poster.fields.ts';
import { poster } from './poster.ts';

describe('poster', () => {
  it('is 18 × 24 in, portrait, white and for an event by default', () => {
    expect(newDraft(posterFields)).toMatchObject({
      size: '18x24',
      orientation: 'portrait',
      type: 'event',
      theme: 'white',
    });
  });

  it('asks for date, time and place only for an event', () => {
    for (const name of ['eventDate', 'eventTime', 'location'] as const)
      expect(posterFields[name].when).toEqual({ type: 'event' });
  });

  it('says why a link has no code', () => {
    const draft = { ...newDraft(posterFields), link: 'daybreak' };
    expect(poster.remarks?.(draft).link?.error).toMatch(/complete link/);
  });

  it.each([
    ['11x17', 'portrait', 11, 17],
    ['18x24', 'landscape', 24, 18],
    ['24x36', 'portrait', 24, 36],
    ['27x40', 'landscape', 40, 27],
  ] as const)('has the actual size of %s %s, with bleed on each edge', (size, orientation, width, height) => {
    const [side] = poster.artboards({ ...newDraft(posterFields), size, orientation });
    expect(side?.size).toEqual({ width, height, unit: 'in', bleed: 0.125 });
    if (side)
      expect(artboardPixels(side.size).whole).toEqual({
        width: (width + 0.25) * 96,
        height: (height + 0.25) * 96,
      });
  });
});
