import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { LEAST_RATIO } from '../artwork/lengths.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { cutToLimit, type Fields, limitOf, optionsOf } from '../fields/fields.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { oneOfEachShape } from './testing/oneOfEachShape.ts';
import { draftWith, realWords } from './testing/realWords.ts';

// The headline is the last text to shrink, with any words, on every size, in every layout.

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
beforeAll(loadType);

const data = { user: defaultUserDetails, images: [] };
const event = { eventDate: '2027-09-22', eventTime: '17:30', location: '400 Horizon Way, Austin' };

const within = (fields: Fields, draft: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const field = fields[name];
      const limit =
        field?.kind === 'text' || field?.kind === 'lines' ? limitOf(field, newDraft(fields)) : undefined;
      return [name, cutToLimit(value, limit)];
    }),
  );

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
/** The elements that have words of their own. */
const worded = (text: Element) =>
  [text, ...text.querySelectorAll('*')].filter((part) =>
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );

const inRank = sheets.filter(({ designer }) =>
  ['poster', 'flyer', 'postcard', 'social', 'ads'].includes(designer.id),
);

it.each(
  inRank.flatMap(({ designer }) => {
    const { composition } = designer.fields;
    return composition?.kind === 'choice'
      ? optionsOf(composition, newDraft(designer.fields)).map(
          ({ value }) => [designer.id, value, designer] as const,
        )
      : [];
  }),
)('the headline of a %s outranks its texts in the layout %s', (_id, composition, designer) => {
  const { fields } = designer;
  const kinds =
    fields.type?.kind === 'choice'
      ? optionsOf(fields.type, newDraft(fields)).map(({ value }) => value)
      : [''];
  let seen = 0;
  const smaller: string[] = [];
  for (const [index, size] of oneOfEachShape(designer).entries())
    for (const [name, words] of Object.entries(realWords))
      for (const theme of ['white', index % 2 ? 'image' : 'blue']) {
        const type = kinds[(index + name.length) % kinds.length] ?? '';
        const draft = restoreDraft(
          fields,
          within(fields, {
            ...draftWith(words, composition),
            ...event,
            ...size,
            theme,
            ...(type && { type }),
          }),
        );
        const [side] = designer.artboards(draft);
        if (!side) continue;
        flushSync(() => root.render(null));
        flushSync(() =>
          root.render(
            <Artboard side={side}>
              <designer.Artwork draft={draft} data={data} side={side} />
            </Artboard>,
          ),
        );
        const headline = host.querySelector('[data-tag="h1"][data-fit]');
        if (!headline) continue;
        const most = Math.min(...worded(headline).map(sizeOf)) / LEAST_RATIO;
        for (const text of host.querySelectorAll('[data-fit]')) {
          if (text === headline || text.closest('[data-hero]')) continue;
          seen += 1;
          for (const part of worded(text))
            if (sizeOf(part) > 1.02 * most)
              smaller.push(
                `${name}, ${theme}, ${Object.values(size).join(' ')} ${type}: ${sizeOf(part).toFixed(1)} px of ${text.getAttribute('data-fit')} under ${(most * LEAST_RATIO).toFixed(1)} px`,
              );
        }
      }
  expect(smaller).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});
