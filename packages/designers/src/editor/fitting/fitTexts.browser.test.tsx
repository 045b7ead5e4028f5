import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { postcard } from '../../designers/postcard/postcard.ts';
import { poster } from '../../designers/poster/poster.ts';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import { twoFrames } from '../artwork/testing/twoFrames.ts';
import { anyDesigner } from '../designer.ts';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import type { AnyDraft } from '../fields/fields.ts';
import { NaturalArtboard } from '../preview/Artboard.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { withPendingFits } from './pendingFits.ts';

const data = { user: defaultUserDetails, images: [] };
const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));
beforeAll(loadType);

/** Returns a generator of reproducible numbers from 0 to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const words = [
  'sun',
  'recycling',
  '24 hours',
  'e-mail',
  'photovoltaic',
  'a',
  'Größe',
  'warehouse',
  'of',
  '50 kW',
];

/** A user's edit to a text: letters, words, a paste, or a deleted line. */
function edited(text: string, random: () => number): string {
  const word = words[Math.floor(random() * words.length)] ?? '';
  const kind = random();
  if (kind < 0.4) return `${text}${'abcdefgh i'[Math.floor(random() * 10)]}`;
  if (kind < 0.6) return `${text} ${word}`;
  if (kind < 0.8) return text.slice(0, Math.floor(random() * text.length));
  return kind < 0.9 ? `${word} ${word} ${word} ${text}`.slice(0, 160) : word;
}

it.each(sheets.map((sheet) => [sheet.designer.id, sheet.designer] as const))(
  'fits the words of %s the same after any edits',
  async (_id, designer) => {
    const names = Object.entries(designer.fields).flatMap(([name, { kind }]) =>
      kind === 'text' || kind === 'lines' ? [name] : [],
    );
    const random = numbers(designer.id.length);
    let draft: AnyDraft = newDraft(designer.fields);
    const draw = (key: string) => {
      const [side] = designer.artboards(draft);
      if (!side) throw new Error(`${designer.id} has no artboards.`);
      flushSync(() =>
        root.render(
          <NaturalArtboard key={key} side={side}>
            <designer.Artwork draft={draft} data={data} side={side} />
          </NaturalArtboard>,
        ),
      );
      return host.querySelector('[data-artboard]') as HTMLElement;
    };
    for (let round = 0; round < 4; round++) {
      for (let edit = 0; edit < 8; edit++) {
        const name = names[Math.floor(random() * names.length)] ?? '';
        draft = { ...draft, [name]: edited(draft[name] ?? '', random) };
        draw(`typed ${round}`);
      }
      const artboard = withPendingFits(draw(`typed ${round}`));
      // Pictures follow a box that the texts resized before the next paint.
      await twoFrames();
      const typed = artboard.innerHTML;
      expect(draw('opened').innerHTML).toBe(typed);
    }
  },
);

it('gives the other texts the room left by a headline that shrank to keep its words together', () => {
  const designer = anyDesigner(poster);
  const { node } = drawPiece(
    designer,
    restoreDraft(designer.fields, {
      title: 'Now hiring data center decommissioning technicians',
      subtitle: 'Full-time, $24–$31 an hour, with health insurance from the first day. No degree required.',
      type: 'awareness',
      composition: 'photograph',
      size: '27x40',
    }),
  );
  const support = node.querySelector('[data-fit="subtitle"]') as HTMLElement;
  expect(Number(support.style.getPropertyValue('--fit'))).toBeGreaterThan(1);
  const flow = support.closest('[data-flow]') as HTMLElement;
  const { height = 0 } = flow.firstElementChild?.getBoundingClientRect() ?? {};
  expect(height).toBeLessThanOrEqual(flow.getBoundingClientRect().height + 1);
});

it('keeps an action on its line when the other texts grow', () => {
  const designer = anyDesigner(postcard);
  const { node } = drawPiece(
    designer,
    restoreDraft(designer.fields, {
      composition: 'window',
      headline: 'One truck takes it all',
      message: 'Panels, batteries, inverters and drives leave your site together.',
      cta: 'Send us your equipment list',
      size: '6x9',
    }),
  );
  const support = node.querySelector('[data-fit="message"]') as HTMLElement;
  expect(Number(support.style.getPropertyValue('--fit'))).toBeGreaterThanOrEqual(1);
  const range = document.createRange();
  range.selectNodeContents(node.querySelector('[data-fit="cta"]') as HTMLElement);
  expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
});
