import { browserExporter } from '@daybreak/print';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  drawPiece,
  importantParts,
  loadType,
  overlaps,
  textsOnDisc,
} from '../../editor/artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { flyerFields } from './flyer.fields.ts';
import { flyer } from './flyer.ts';

/** Minimum type size of 8 points, in CSS pixels. */
const smallest = (8 * 96) / 72;

const values = (name: 'type' | 'orientation' | 'size') => flyerFields[name].options.map(({ value }) => value);
// A4 has the proportions of A5 and the type of Letter.
const everySheet = values('orientation').flatMap((orientation) =>
  values('size').flatMap((size) => (size === 'a4' ? [] : [[orientation, size] as const])),
);
const examples = Object.keys(flyer.examples);

beforeAll(loadType);

describe.each(everySheet)('%s %s', (orientation, size) => {
  const draftOf = (example: string, type?: string) =>
    restoreDraft(flyerFields, { ...flyer.examples[example], ...(type ? { type } : {}), orientation, size });

  it.each(examples)('fits %s in type of at least 8 points', (example) => {
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
  it.each(everySheet)('fits an event with its code on %s %s without overlaps', (orientation, size) => {
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

it.each(values('size'))('gives an event %s room from the picture for 330 characters and a code', (size) => {
  const onTooLong = vi.fn();
  const draft = {
    ...flyer.examples['with a code'],
    composition: 'sunrise',
    orientation: 'portrait',
    size,
    description: 'We take panels of any brand, cracked or whole, with or without their frames. '
      .repeat(5)
      .slice(0, 330),
  };
  const piece = drawPiece(flyer, restoreDraft(flyerFields, draft), { onTooLong });
  expect(onTooLong).not.toHaveBeenCalled();
  expect(overlaps(importantParts(piece))).toEqual([]);
});

it.each(['list', 'steps'])("fits a person's phone and email on the smallest flyer, as %s", (composition) => {
  const onTooLong = vi.fn();
  const user = { ...defaultUserDetails, phone: '(512) 555-0142', email: 'ana.reyes@daybreak.example' };
  const draft = { composition, size: '4x6', title: 'Dead batteries?', description: 'One.\nTwo.\nThree.' };
  drawPiece(flyer, restoreDraft(flyerFields, draft), { onTooLong, user });
  expect(onTooLong).not.toHaveBeenCalled();
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

it('shows date, time and place only for an event', () => {
  const facts = { eventDate: '2027-03-13', eventTime: '09:00', location: 'Gate 4' };
  const text = (type: string) =>
    drawPiece(flyer, restoreDraft(flyerFields, { ...facts, type })).node.textContent?.replaceAll(
      '\u00a0',
      ' ',
    );
  expect(text('event')).toMatch(/13Saturday\s*March\s*2027.*9:00 AM.*Gate 4/);
  for (const type of ['service', 'awareness', 'educational']) expect(text(type)).not.toContain('Gate 4');
});

it.each([
  ['8', 'portrait', '8.5x11'],
  ['10', 'landscape', 'a4'],
] as const)(
  'repeats the contact on %s strips below a %s page of %s, with cuts inside the trim',
  (tearOff, orientation, size) => {
    const draft = restoreDraft(flyerFields, { ...flyer.examples.event, orientation, size, tearOff });
    const piece = drawPiece(flyer, draft);
    const { trim, bleed } = artboardPixels(piece.side.size);
    const whole = piece.node.getBoundingClientRect();
    const strips = [...piece.node.querySelectorAll<HTMLElement>('[data-strip]')].map((strip) =>
      strip.getBoundingClientRect(),
    );
    expect(strips).toHaveLength(Number(tearOff));
    const top = whole.bottom - bleed - 1.75 * 96;
    for (const strip of strips) {
      expect(strip.left - whole.left).toBeGreaterThanOrEqual(bleed - 0.1);
      expect(strip.right - whole.left).toBeLessThanOrEqual(bleed + trim.width + 0.1);
      expect(strip.bottom).toBeLessThanOrEqual(whole.bottom - bleed + 1.1);
      expect(strip.top).toBeGreaterThanOrEqual(top - 0.1);
    }
    const page = importantParts(piece).filter(({ element }) => !element.closest('[data-strip]'));
    for (const { element, bottom } of page) expect(bottom, element.textContent).toBeLessThan(top - whole.top);
    expect(importantParts(piece)).toHaveLength(page.length + strips.length);
  },
);

it('sets only a long description on a large upright sheet in two columns', () => {
  const columns = (more: object) =>
    [
      ...drawPiece(
        flyer,
        restoreDraft(flyerFields, { ...flyer.examples.longest, size: '11x17', ...more }),
      ).node.querySelectorAll('[data-fit="description"]'),
    ].map((text) => getComputedStyle(text).columnCount);
  for (const composition of ['sunrise', 'photograph', 'date']) {
    expect(columns({ composition })).toEqual(['2']);
    expect(columns({ composition, description: 'Bring what you have.' })).toEqual(['auto']);
    expect(columns({ composition, size: '8.5x11' })).toEqual(['auto']);
  }
});

it('shows an event’s panel only with a date or a time, but always the place', () => {
  const shown = (facts: object) => {
    const { node } = drawPiece(flyer, restoreDraft(flyerFields, facts));
    return [node.querySelector('[data-fit="location"]') !== null, node.textContent?.includes('Gate 4')];
  };
  expect(shown({ location: 'Gate 4' })).toEqual([false, true]);
  expect(shown({ location: 'Gate 4', eventTime: '09:00' })).toEqual([true, true]);
});

it('shows a second picture only on request, different from the first', () => {
  const pictures = (more: object) =>
    [...drawPiece(flyer, restoreDraft(flyerFields, more)).node.querySelectorAll('img[data-picture]')].map(
      (picture) => picture.getAttribute('src'),
    );
  for (const composition of ['sunrise', 'photograph']) {
    expect(pictures({ composition })).toHaveLength(1);
    expect(new Set(pictures({ composition, pictures: 'two' })).size).toBe(2);
  }
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
