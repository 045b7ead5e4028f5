import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { type BrochureDraft, brochureFields } from './brochure.fields.ts';
import { brochure } from './brochure.ts';
import { inColumns } from './pages/inColumns.ts';
import { pagesOf, panelsOf } from './panels.ts';
import { numberIn, pointsOf } from './points.ts';
import { readEdge, sheetSize } from './sheet.ts';

const untouched = newDraft(brochureFields);
const sheets = { '8.5x11': 11, '8.5x14': 14, '11x17': 17, custom: 11 };
const sizes = Object.keys(sheets) as (keyof typeof sheets)[];
const folds = brochureFields.fold.options.map(({ value }) => value);
const sides = ['outside', 'inside'] as const;
const widthsOf = (
  fold: BrochureDraft['fold'],
  side: 'outside' | 'inside',
  width: number,
  unit: 'in' | 'mm' = 'in',
) => panelsOf(fold, side, { width, unit }).map(({ width }) => width);

it('is a white tri-fold of 6 pages on Letter about enterprise data solutions by default', () => {
  expect(untouched).toMatchObject({
    pages: '6',
    size: '8.5x11',
    fold: 'tri-fold',
    theme: 'white',
    width: '8.5',
    height: '11',
  });
  expect(untouched.title).toMatch(/enterprise data solutions/i);
});

describe('sheet', () => {
  it.each([
    ['8.5x11', 11, 8.5],
    ['8.5x14', 14, 8.5],
    ['11x17', 17, 11],
    ['custom', 11, 8.5],
  ] as const)('lies on its longer edge at size %s, with bleed on both sides', (size, width, height) => {
    const artboards = brochure.artboards({ ...untouched, size });
    expect(artboards.map(({ label }) => label)).toEqual(['Outside', 'Inside']);
    for (const side of artboards) expect(side.size).toEqual({ width, height, unit: 'in', bleed: 0.125 });
  });

  it('asks for width and height only at a custom size', () => {
    for (const edge of ['width', 'height'] as const)
      expect(brochureFields[edge].when).toEqual({ size: 'custom' });
  });

  it.each([
    ['8.5', 8.5],
    ['8,5', 8.5],
    [' 12 in ', 12],
    ['3', 3],
    ['24"', 24],
    ['2.99', undefined],
    ['24.01', undefined],
    ['', undefined],
    ['1e1', undefined],
    ['-8', undefined],
    ['wide', undefined],
  ])('reads the edge %j as %j', (text, inches) => {
    expect(readEdge(text)).toBe(inches);
  });

  it('uses the default instead of an invalid custom edge, and says so', () => {
    const draft = { ...untouched, size: 'custom', width: '40', height: '12' } as const;
    expect(sheetSize(draft)).toEqual({ width: 12, height: 8.5, unit: 'in', bleed: 0.125 });
    const remarks = brochure.remarks?.(draft);
    expect(remarks?.width?.error).toMatch(/from 3 to 24.*8\.5 in/);
    expect(remarks?.height?.error).toBeUndefined();
  });

  it('says nothing about custom edges while another size is chosen', () => {
    expect(brochure.remarks?.({ ...untouched, width: 'wide' }).width?.error).toBeUndefined();
  });

  it('has usable sides for any stored value', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...folds), (width, height, fold) => {
        const draft = restoreDraft(brochureFields, { size: 'custom', width, height, fold });
        for (const { size } of brochure.artboards(draft)) {
          expect(size.width).toBeGreaterThanOrEqual(size.height);
          expect(size.height).toBeGreaterThanOrEqual(3);
          expect(size.width).toBeLessThanOrEqual(24);
        }
      }),
    );
  });
});

describe.each(sizes)('panels of %s', (size) => {
  const sheet = sheets[size];

  it.each(folds)('fill the sheet of a %s one after the other, and mirror each other', (fold) => {
    for (const side of sides) {
      const panels = panelsOf(fold, side, { width: sheet, unit: 'in' });
      let end = 0;
      for (const panel of panels) {
        expect(panel.x).toBeCloseTo(end);
        end = panel.x + panel.width;
      }
      expect(end).toBeCloseTo(sheet);
    }
    expect(widthsOf(fold, 'inside', sheet)).toEqual(widthsOf(fold, 'outside', sheet).toReversed());
  });

  it('make the tucked-in one of a tri-fold 1/16 in shorter, left outside and right inside', () => {
    const [tuckedIn, back, cover] = widthsOf('tri-fold', 'outside', sheet);
    expect(back).toBe(cover);
    expect((cover ?? 0) - (tuckedIn ?? 0)).toBeCloseTo(1 / 16);
    expect(widthsOf('tri-fold', 'inside', sheet).at(-1)).toBe(tuckedIn);
  });

  it('measure W/4 − 1/32 in outside and W/4 + 1/32 in inside on a gate-fold', () => {
    const [outer, inner] = [sheet / 4 - 1 / 32, sheet / 4 + 1 / 32];
    expect(widthsOf('gate-fold', 'outside', sheet)).toEqual([outer, inner, inner, outer]);
  });

  it.each(['bi-fold', 'z-fold'] as const)('are equal on a %s', (fold) => {
    const [first, ...rest] = widthsOf(fold, 'outside', sheet);
    for (const width of rest) expect(width).toBe(first);
  });
});

it.each([
  [11, [3.625, 3.6875, 3.6875]],
  [14, [4.625, 4.6875, 4.6875]],
  [17, [5.625, 5.6875, 5.6875]],
])('has the tri-fold panels that printers specify for a sheet of %d in', (sheet, stated) => {
  expect(widthsOf('tri-fold', 'outside', sheet)).toEqual(stated);
});

it('has the DL panels that printers specify for A4 in millimeters, and fold marks between them', () => {
  expect(widthsOf('tri-fold', 'outside', 297, 'mm')).toEqual([97, 100, 100]);
  expect(widthsOf('gate-fold', 'outside', 297, 'mm')).toEqual([73.25, 75.25, 75.25, 73.25]);
  const draft = { ...untouched, size: 'a4' } as const;
  const [outside, inside] = brochure.artboards(draft);
  expect(outside?.size).toEqual({ width: 297, height: 210, unit: 'mm', bleed: 3 });
  expect([outside?.folds, inside?.folds]).toEqual([
    [97, 197],
    [100, 200],
  ]);
  expect(brochure.specification(draft)).toBe(
    '297 × 210 mm, 6 pages, tri-fold, outside panels 97 + 100 + 100 mm, 3 mm bleed, 300 DPI, CMYK',
  );
});

describe('fold', () => {
  it('is marked between the panels of each side', () => {
    const [outside, inside] = brochure.artboards(untouched);
    expect(outside?.folds).toEqual([3.625, 7.3125]);
    expect(inside?.folds).toEqual([3.6875, 7.375]);
  });

  it('is mirrored with the sheet for a right-to-left title', () => {
    const [outside] = brochure.artboards({ ...untouched, title: 'שלום' });
    expect(outside?.folds).toEqual([3.6875, 7.375]);
  });

  it.each([
    ['tri-fold', '6'],
    ['bi-fold', '4'],
    ['z-fold', '6'],
    ['gate-fold', '8'],
  ] as const)('gives a %s %s pages; another number is a hint and changes nothing', (fold, pages) => {
    expect(pagesOf(fold)).toBe(pages);
    expect(brochure.remarks?.({ ...untouched, fold, pages }).pages).toBeUndefined();
    const other = { ...untouched, fold, pages: pages === '4' ? '6' : '4' } as const;
    expect(brochure.remarks?.(other).pages?.hint).toContain(`${pages} pages`);
    expect(brochure.artboards(other)).toEqual(brochure.artboards({ ...other, pages }));
  });

  it('puts exactly one cover outside and exactly one back on the sheet', () => {
    for (const fold of folds) {
      const roles = sides.flatMap((side) =>
        panelsOf(fold, side, { width: 11, unit: 'in' }).map(({ role }) => `${side} ${role}`),
      );
      expect(roles.filter((role) => role.endsWith('cover'))).toEqual(['outside cover']);
      expect(roles.filter((role) => role.endsWith('back'))).toHaveLength(1);
    }
  });
});

it('says why a link has no code', () => {
  expect(brochure.remarks?.({ ...untouched, link: 'daybreak' }).link?.error).toMatch(/complete link/);
});

it.each([
  [6, 3, [2, 2, 2]],
  [7, 3, [3, 2, 2]],
  [2, 3, [1, 1, 0]],
  [0, 2, [0, 0]],
])('puts %d key points into %d columns in order as %j', (count, columns, lengths) => {
  const points = Array.from({ length: count }, (_, index) => index);
  const parts = inColumns(points, columns);
  expect(parts.map(({ length }) => length)).toEqual(lengths);
  expect(parts.flat()).toEqual(points);
});

it.each([
  [[6, 1, 1, 1, 1, 1, 1], 2, [[6], [1, 1, 1, 1, 1, 1]]],
  [[1, 1, 1, 9, 2, 2, 4], 3, [[1, 1, 1], [9], [2, 2, 4]]],
])('balances %j over %d columns by area', (areas, columns, parts) => {
  expect(inColumns(areas, columns, (area) => area)).toEqual(parts);
});

it('reads “Heading: text” in a key point as heading and text', () => {
  expect(pointsOf('Zero landfill: All of it goes back into use.\n\n We collect. ')).toEqual([
    { head: 'Zero landfill', text: 'All of it goes back into use.' },
    { head: '', text: 'We collect.' },
  ]);
});

describe('Numbers inside', () => {
  const lacks = (content: string) =>
    brochure.unavailable?.({ ...untouched, content }, { user: defaultUserDetails, images: [] }).inside
      ?.numbers;
  const draw = (draft: Partial<BrochureDraft>) => {
    const whole = { ...untouched, ...draft };
    const [, inside] = brochure.artboards(whole);
    return inside
      ? renderToStaticMarkup(
          createElement(brochure.Artwork, {
            draft: whole,
            data: { user: defaultUserDetails, images: [] },
            side: inside,
          }),
        )
      : '';
  };

  it('uses the number of the first key point that has one, and the others as its steps', () => {
    expect(lacks(untouched.content)).toBeUndefined();
    const [number, ...steps] = ['We recycle 98 % of a panel.', 'We collect.', 'We take apart.'];
    const found = numberIn(pointsOf([steps[0], number, steps[1]].join('\n')));
    expect(found?.number).toBe('98%');
    expect(found?.steps.map(({ text }) => text)).toEqual(steps);
  });

  it('says what it lacks, and is drawn as Story until it has it', () => {
    expect(lacks('We collect.\nWe recycle.\nWe report.')).toMatch(/24 hours/);
    expect(lacks('A quote within 24 hours.')).toMatch(/two key points/);
    const content = 'We collect.\nWe recycle.\nWe report.';
    expect(draw({ inside: 'numbers', content })).toBe(draw({ inside: 'story', content }));
    expect(draw({ inside: 'numbers' })).not.toBe(draw({ inside: 'story' }));
  });
});
