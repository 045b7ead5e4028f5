import { beforeAll, describe, expect, it } from 'vitest';
import { drawPiece, importantParts, loadType, overlaps } from '../../editor/artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { type TitleSlideDraft, titleSlideFields } from './titleSlide.fields.ts';
import { titleSlide } from './titleSlide.ts';

beforeAll(loadType);

const compositions = titleSlideFields.composition.options.map(({ value }) => value);
const themes = titleSlideFields.theme.options.map(({ value }) => value);

const event = { eventDate: '2027-03-13', eventTime: '09:00', location: '400 Horizon Way, Austin' };
const words: Record<string, Partial<TitleSlideDraft>> = {
  usual: {
    title: "What's left in a panel after 25 years",
    subtitle: 'Results from three years of dismantling.',
    speaker: 'Ana Reyes, facility manager',
    ...event,
  },
  'of one word': { title: 'Recycling', speaker: 'Ana Reyes', ...event },
  'of 90 characters': {
    title: 'Second life for every panel, every inverter and all 12 batteries on every roof in the city',
    subtitle: 'Bring what you have taken down. We weigh it, list it and tell you where each part of it went.',
    speaker: 'Prof. Dr. Ana Reyes, head of the recycling laboratory',
    ...event,
    location: 'Daybreak recycling floor, gate 4, 400 Horizon Way, Austin',
  },
  listed: {
    title: 'Quarterly review',
    subtitle: 'Safety: No accident.\nVolume: 412 t.\nPeople: Six joined.\nNext: Tucson opens in May.',
    speaker: 'Ana Reyes, operations',
    ...event,
  },
};

/** The font size of the innermost text that has these words. */
function sizeOf(node: HTMLElement, text: string): number {
  const element = [...node.querySelectorAll('[data-fit], [data-fit] *')]
    .filter(({ textContent }) => textContent.includes(text))
    .at(-1);
  if (!element) throw new Error(`“${text}” isn't there.`);
  return Number.parseFloat(getComputedStyle(element).fontSize);
}

describe.each(compositions)('%s', (composition) => {
  it.each(Object.entries(words))('shows who speaks and when, with a title %s set apart', (name, draft) => {
    for (const theme of themes) {
      let long: readonly string[] = [];
      const source = drawPiece(titleSlide, restoreDraft(titleSlideFields, { ...draft, composition, theme }), {
        onTooLong: (fields) => {
          long = fields;
        },
      });
      expect(long).toEqual([]);
      expect(overlaps(importantParts(source))).toEqual([]);
      const { node } = source;
      const text = (node.textContent ?? '').replaceAll(/\s/g, ' ');
      for (const said of ['Ana Reyes', '13', '9:00 AM', '400 Horizon Way']) expect(text).toContain(said);
      const title = Number.parseFloat(
        getComputedStyle(node.querySelector('[data-fit="title"][data-tag="h1"]') as Element).fontSize,
      );
      const speaker = sizeOf(node, 'Ana Reyes');
      if (name === 'listed') expect(title).toBeGreaterThan(speaker);
      else if (draft.subtitle) {
        const subtitle = sizeOf(node, draft.subtitle.slice(0, 9));
        expect(title).toBeGreaterThan(1.2 * subtitle);
        expect(subtitle).toBeGreaterThanOrEqual(speaker);
      } else expect(title).toBeGreaterThan(1.5 * speaker);
    }
  });
});
