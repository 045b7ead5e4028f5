import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../../../../print/src/preflight/texts.ts';
import { sheets } from '../../../contactSheet/sheets.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { breaksInWords } from '../artwork/text/unbroken.ts';
import type { Designer } from '../designer.ts';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { type AnyDraft, optionsOf } from '../fields/fields.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { othersMinScale, tooLongOn } from './fitTexts.ts';

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));
beforeAll(loadType);

function draw(designer: Designer, draft: AnyDraft): HTMLElement[] {
  flushSync(() => root.render(null));
  flushSync(() =>
    root.render(
      designer.artboards(draft).map((side) => (
        <Artboard key={side.id} side={side}>
          <designer.Artwork draft={draft} data={{ user: defaultUserDetails, images: [] }} side={side} />
        </Artboard>
      )),
    ),
  );
  return [...host.querySelectorAll<HTMLElement>('[data-artboard]')];
}

const words = [
  'Inverters/(string)/(central)/(micro)/(hybrid)/(off-grid)—[all]',
  'racks_rails_clamps_cables_fuses_boxes',
  'GlassSilverSiliconCopperAluminumPolymer',
  'batteries(lithium)[sodium](flow)/stacks',
  'panels+inverters&storage=sunrise|always',
  'removal,transport;sorting:reuse…recovery',
  'https://www.daybreak.example/second/life/of/panels',
  'solar–wind–storage—charging—recycling',
];
const spaced = (word: string) => {
  const breaks = breaksInWords(word);
  return [...word].map((letter, place) => (breaks.has(place) ? ` ${letter}` : letter)).join('');
};

const sizeOf = (flow: Element | null) => flow && `${flow.clientWidth} × ${flow.clientHeight}`;

/** The share to which a text may shrink before its headline is at its smallest usual size. */
const belowHeadline = (text: HTMLElement) =>
  text.closest('[data-flow]')?.querySelector('[data-tag="h1"]') ? othersMinScale : 1;

/** The size of the headline above a text. */
const headlineOver = (text: HTMLElement) => {
  const headline = text.closest('[data-flow]')?.querySelector<HTMLElement>('[data-tag="h1"]');
  return headline && headline !== text ? headline.style.getPropertyValue('--fit') : '';
};

/** Each text that fits itself, its size, and its smallest usual size: a long word stays whole down to that size. */
const sizesIn = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>('[data-fit]')].map((text) => ({
    name: text.dataset.fit,
    size: Number(text.style.getPropertyValue('--fit') || 1),
    usual: Number(text.dataset.grow?.split(' ')[0] ?? text.dataset.fitUsual ?? belowHeadline(text)),
    /** The room of a text: an address may get a code next to it, and the headline limits the texts below it. */
    room: `${sizeOf(text.closest('[data-flow]'))} ${headlineOver(text)}`,
  }));

describe.each(sheets.map((sheet) => [sheet.designer.id, sheet] as const))(
  '%s',
  (_id, { designer, overview }) => {
    const texts = Object.entries(designer.fields).filter(
      ([, field]) => field.kind === 'lines' || (field.kind === 'text' && !field.measures),
    );
    const [looks = ''] = overview;
    const look = designer.fields[looks];
    const layouts =
      look?.kind === 'choice'
        ? optionsOf(look, newDraft(designer.fields)).map(({ value }) =>
            restoreDraft(designer.fields, { [looks]: value }),
          )
        : [];

    it.runIf(texts.length > 0)(
      'breaks a long word at its joints before its text gets smaller than with spaces there',
      () => {
        let seen = 0;
        const smaller: string[] = [];
        for (const [turn, layout] of layouts.entries())
          for (const [name, field] of texts) {
            const word = words[(turn + name.length) % words.length] ?? '';
            const write = (long: string) => ({
              ...layout,
              [name]: field.kind === 'lines' ? `Sorted: ${long}\nTested\nReused` : long,
            });
            const [joined, apart] = [word, spaced(word)].map((long) =>
              draw(designer, write(long)).map((board) => ({
                sizes: sizesIn(board),
                long: tooLongOn(board),
                spills: textsOf({ node: board } as never)
                  .filter(({ spills }) => spills)
                  .map(({ words }) => words),
              })),
            );
            joined?.forEach(({ sizes, long, spills }, side) => {
              const other = apart?.[side];
              if (other?.sizes.length !== sizes.length || other.long.length > 0) return;
              const where = `${name} of ${layout[looks]}, ${word}`;
              expect(long, where).toEqual([]);
              if (other.spills.length === 0) expect(spills, where).toEqual([]);
              // An address is set smaller before it breaks (`artwork/text/unbroken.ts`).
              if (word.startsWith('https:')) return;
              sizes.forEach(({ size, usual, room, name: fit }, index) => {
                if (room !== other.sizes[index]?.room) return;
                seen += 1;
                const least = Math.min(usual, other.sizes[index]?.size ?? 0);
                if (size < 0.93 * least)
                  smaller.push(`${fit}: ${size} < ${least} ${name} of ${layout[looks]} ${word}`);
              });
            });
          }
        expect(smaller).toEqual([]);
        expect(seen).toBeGreaterThan(0);
      },
    );
  },
);
