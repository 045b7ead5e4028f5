import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  drawPiece,
  importantParts,
  loadType,
  overlaps,
  textsOnDisc,
} from '../../artwork/testing/drawPiece.tsx';
import { browserExporter } from '../../export/browserExporter.ts';
import { restoreDraft } from '../../workbench/draft.ts';
import { artboardPixels } from '../../workbench/sizes.ts';
import { flyerFields } from './flyer.fields.ts';
import { flyer } from './flyer.ts';

/** Printed words are at least 6.5 points, in CSS pixels. */
const smallest = (6.5 * 96) / 72;

const values = (name: 'type' | 'orientation' | 'size') => flyerFields[name].options.map(({ value }) => value);
// A4 has the shape of A5 and the type of Letter.
const everySheet = values('orientation').flatMap((orientation) =>
  values('size').flatMap((size) => (size === 'a4' ? [] : [[orientation, size] as const])),
);
const examples = Object.keys(flyer.examples);

beforeAll(loadType);

describe.each(everySheet)('%s %s', (orientation, size) => {
  const draftOf = (example: string, type?: string) =>
    restoreDraft(flyerFields, { ...flyer.examples[example], ...(type ? { type } : {}), orientation, size });

  it.each(examples)('holds %s in letters of at least 6.5 points', (example) => {
    const onTooLong = vi.fn();
    const { node } = drawPiece(flyer, draftOf(example), { onTooLong });
    expect(onTooLong).not.toHaveBeenCalled();
    for (const text of node.querySelectorAll('[data-fit]'))
      expect(Number.parseFloat(getComputedStyle(text).fontSize), text.textContent).toBeGreaterThanOrEqual(
        smallest - 0.01,
      );
  });

  it.each(values('type'))('keeps words and logo of %s a margin inside the trim and apart', (type) => {
    for (const example of ['event', 'longest']) {
      const piece = drawPiece(flyer, draftOf(example, type));
      const { trim, bleed } = artboardPixels(piece.side.size);
      const margin = bleed + Math.min(trim.width, trim.height) / 20 - 1;
      const parts = importantParts(piece);
      for (const { element, left, right, top } of parts) {
        expect(Math.min(left, top), element.textContent).toBeGreaterThanOrEqual(margin);
        expect(right, element.textContent).toBeLessThanOrEqual(trim.width + 2 * bleed - margin);
      }
      expect(overlaps(parts), example).toEqual([]);
    }
  });

  it.each(['awareness', 'longest', 'right to left'])('keeps the words of %s off the disc', (example) => {
    expect(textsOnDisc(drawPiece(flyer, draftOf(example, 'awareness')))).toEqual([]);
  });
});

const shared = flyerFields.composition.options.map(({ value }) => value).filter((id) => id !== 'sunrise');

describe.each(shared)('%s', (composition) => {
  it.each(everySheet)('holds an event with its code on %s %s, nothing over another', (orientation, size) => {
    for (const theme of ['white', 'image']) {
      const onTooLong = vi.fn();
      const draft = { ...flyer.examples['with a code'], composition, orientation, size, theme };
      const piece = drawPiece(flyer, restoreDraft(flyerFields, draft), { onTooLong });
      expect(onTooLong).not.toHaveBeenCalled();
      const code = piece.node.querySelector('svg[role="img"]')?.getBoundingClientRect();
      expect((code?.width ?? 0) * (25.4 / 96)).toBeGreaterThanOrEqual(20 - 0.01);
      expect(overlaps(importantParts(piece)), theme).toEqual([]);
      const whole = piece.node.getBoundingClientRect();
      const parts = importantParts(piece).filter(
        ({ left, right, top, bottom }) =>
          code &&
          left + whole.left < code.right &&
          code.left < right + whole.left &&
          top + whole.top < code.bottom &&
          code.top < bottom + whole.top,
      );
      expect(
        parts.map(({ element }) => element.textContent),
        theme,
      ).toEqual([]);
    }
  });
});

it.each(values('type'))('shows the first uploaded picture on a flyer for %s', (type) => {
  const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  const images = [
    { id: '1', name: 'First', url },
    { id: '2', name: 'Second', url: 'data:,' },
  ];
  const { node } = drawPiece(flyer, restoreDraft(flyerFields, { type }), { images });
  expect(
    [...node.querySelectorAll('img[data-picture]')].map((picture) => picture.getAttribute('src')),
  ).toEqual([url]);
});

it('says date, time and place of an event, and nothing of them on other types', () => {
  const facts = { eventDate: '2027-03-13', eventTime: '09:00', location: 'Gate 4' };
  const text = (type: string) =>
    drawPiece(flyer, restoreDraft(flyerFields, { ...facts, type })).node.textContent?.replaceAll(
      '\u00a0',
      ' ',
    );
  expect(text('event')).toMatch(/13Saturday\s*March\s*2027.*9:00 AM.*Gate 4/);
  for (const type of ['service', 'awareness', 'educational']) expect(text(type)).not.toContain('Gate 4');
});

it.each(examples.filter((example) => example !== 'right to left'))('prints %s as a PDF', async (example) => {
  const [file] = await browserExporter.export({
    designer: 'flyer',
    title: 'Flyer',
    sources: [drawPiece(flyer, restoreDraft(flyerFields, flyer.examples[example]))],
    format: 'pdf',
    date: new Date(2026, 6, 30),
  });
  expect(file?.name).toBe('flyer-8.5x11in-20260730.pdf');
  expect(new TextDecoder().decode(await file?.blob.slice(0, 5).arrayBuffer())).toBe('%PDF-');
});
