import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Sheet, sheets } from '../../../contactSheet/sheets.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import type { Designer } from '../designer.ts';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { type AnyDraft, type Fields, limitOf, optionsOf } from '../fields/fields.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';

// Compares typed text with drawn text in every layout and field of every piece, so no new piece is missed.

const user = {
  ...defaultUserDetails,
  name: 'Mary-Ann Reyes',
  phone: '+1 (512) 555-0142',
  email: 'mary-ann@day-break.example',
};
const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));
beforeAll(loadType);

/** Every combination of every two layout choices of a piece, without duplicates. */
function layouts({ designer: { fields }, overview }: Sheet): AnyDraft[] {
  const drafts = overview.flatMap((name, index) =>
    overview.slice(index).flatMap((other) =>
      valuesOf(fields, name, newDraft(fields)).flatMap((value) => {
        const chosen = restoreDraft(fields, { [name]: value });
        return valuesOf(fields, other, chosen).map((second) =>
          restoreDraft(fields, { [name]: value, [other]: other === name ? value : second }),
        );
      }),
    ),
  );
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()];
}
const valuesOf = (fields: Fields, name: string, draft: AnyDraft): string[] => {
  const field = fields[name];
  const values = field?.kind === 'choice' ? optionsOf(field, draft).map(({ value }) => value) : [];
  // Of the themes, only a picture moves words.
  return name === 'theme' && values.includes('white')
    ? values.filter((value) => value === 'white' || value === 'image')
    : values;
};

function draw(designer: Designer, draft: AnyDraft): HTMLElement[] {
  flushSync(() =>
    root.render(
      designer.artboards(draft).map((side) => (
        <Artboard key={side.id} side={side}>
          <designer.Artwork draft={draft} data={{ user, images: [] }} side={side} />
        </Artboard>
      )),
    ),
  );
  return [...host.querySelectorAll<HTMLElement>('[data-artboard]')];
}

/** A single shared range: removing an element notifies every range that hasn't been garbage-collected yet. */
const range = document.createRange();

/** The drawn occurrences of some words: the tops of their lines, and the element that contains them. */
function drawn(artboard: HTMLElement, words: string) {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(artboard, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const starts = nodes.map((_, index) =>
    nodes.slice(0, index).reduce((length, { data }) => length + data.length, 0),
  );
  const at = (offset: number): [Text, number] => {
    const index = starts.findLastIndex((start) => start <= offset);
    return [nodes[index] as Text, offset - (starts[index] ?? 0)];
  };
  const text = nodes.map(({ data }) => data).join('');
  return [...text.matchAll(new RegExp(words.replaceAll(/[+()]/g, '\\$&'), 'gi'))].map(({ index }) => {
    range.setStart(...at(index));
    const [last, offset] = at(index + words.length - 1);
    range.setEnd(last, offset + 1);
    const middles = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ top, bottom }) => (top + bottom) / 2)
      .sort((a, b) => a - b);
    const block = range.startContainer.parentElement?.closest('[dir="auto"], li, [data-fit]');
    const em = Number.parseFloat(getComputedStyle(block ?? artboard).fontSize);
    const lines = middles.filter((middle, place) => middle - (middles[place - 1] ?? -em) > em / 2);
    return { block, lines: lines.length, first: lines[0] ?? 0, em };
  });
}

describe.each(sheets.map((sheet) => [sheet.designer.id, sheet] as const))('%s', (_id, sheet) => {
  const { designer } = sheet;
  const texts = Object.entries(designer.fields).filter(
    ([, { kind, label }]) => kind === 'lines' || (kind === 'text' && !/inches|Variant/.test(label)),
  );
  const typed = (
    draft: AnyDraft,
    write: (name: string, limit: number, index: number) => string,
  ): AnyDraft => ({
    ...draft,
    ...Object.fromEntries(
      texts.map(([name, field], index) => [
        name,
        write(name, ('limit' in field ? limitOf(field, draft) : undefined) ?? 200, index),
      ]),
    ),
  });
  const severalLines = texts.filter(([, { kind }]) => kind === 'lines').map(([name]) => name);

  it('sets line heights in whole pixels, which every browser keeps', () => {
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());
    const heights = layouts(sheet).flatMap((layout) =>
      draw(designer, layout).flatMap((artboard) =>
        [...artboard.querySelectorAll(':not(svg *)')]
          .filter(hasWords)
          .map((element) => Number.parseFloat(getComputedStyle(element).lineHeight)),
      ),
    );
    expect(heights.length).toBeGreaterThan(0);
    expect(heights.filter((height) => !Number.isInteger(height))).toEqual([]);
  });

  it.runIf(severalLines.length > 0)('breaks lines where the user did', () => {
    let seen = 0;
    for (const layout of layouts(sheet)) {
      const draft = typed(layout, (name, _limit, index) =>
        severalLines.includes(name) ? `Alpha${index}\nBeta${index}` : 'Words',
      );
      for (const artboard of draw(designer, draft))
        texts.forEach(([name], index) => {
          const [alpha] = drawn(artboard, `Alpha${index}`);
          const [beta] = drawn(artboard, `Beta${index}`);
          if (!alpha || !beta) return;
          seen += 1;
          if (alpha.block === beta.block)
            expect(beta.first - alpha.first, `${name} of ${JSON.stringify(layout)}`).toBeGreaterThan(
              alpha.em / 2,
            );
        });
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('breaks no number, unit, compound or address', () => {
    const held = ['50 kW', 'e-mail', '555-0142', 'drop-off', '24 hours'];
    const mine = [user.phone, ...'mary-ann', '@day-break', '(512) 555-0142'];
    let seen = 0;
    // Each text holds three of the five, so two drawings of a layout cover all of them.
    const turns = layouts(sheet).flatMap((layout, lead) => [
      { layout, lead },
      { layout, lead: lead + 3 },
    ]);
    for (const { layout, lead } of turns) {
      const draft = typed(layout, (_name, limit, index) => {
        const words = [0, 1, 2].map((step) => held[(lead + index + step) % held.length]).join(' or ');
        const text = `${'by '.repeat(lead % 4)}${words}`;
        return [...text].slice(0, limit).join('');
      });
      for (const artboard of draw(designer, draft))
        for (const words of [...held, ...mine])
          for (const { lines, block } of drawn(artboard, words)) {
            seen += 1;
            expect(lines, `${words} in “${block?.textContent}” of ${JSON.stringify(layout)}`).toBe(1);
          }
    }
    expect(seen).toBeGreaterThan(0);
  });
});
