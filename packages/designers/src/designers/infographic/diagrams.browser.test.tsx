import { browserExporter } from '@daybreak/print';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '../../../../print/src/pdf/displayList.ts';
import { readPages } from '../../../../print/src/pdf/readPages.ts';
import { drawPiece, facesArrived, loadType } from '../../editor/artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import { type InfographicDraft, infographicFields } from './infographic.fields.ts';
import { infographic } from './infographic.ts';

beforeAll(loadType);

const sizes = infographicFields.size.options.map(({ value }) => value);

const draw = (draft: Partial<InfographicDraft>) => {
  let long: readonly string[] = [];
  const source = drawPiece(infographic, restoreDraft(infographicFields, draft), {
    onTooLong: (fields) => {
      long = fields;
    },
  });
  return { source, long: () => long };
};

const valuesOf = (node: HTMLElement, shape: string) =>
  [...node.querySelectorAll<SVGGraphicsElement>(`svg ${shape}[data-value]`)].map((element) => ({
    value: Number(element.dataset.value),
    box: element.getBoundingClientRect(),
  }));

const values = [48_210, 12_940, 3105, 2250, 870, 40, 3];
const pointsOf = (numbers: readonly number[], unit = '') =>
  numbers.map((value, index) => `Item ${index + 1}: ${value}${unit}`).join('\n');

describe.each(sizes)('to scale on %s', (size) => {
  it.each([2, 4, 7])('makes %d bars as long as their values', (count) => {
    const numbers = values.slice(-count);
    const { source } = draw({ size, composition: 'bars', points: pointsOf(numbers) });
    const bars = valuesOf(source.node, 'rect');
    expect(bars.map(({ value }) => value)).toEqual(numbers);
    const [largest] = bars;
    if (!largest) throw new Error('There are no bars.');
    for (const { value, box } of bars)
      expect(Math.abs(box.width - (value / largest.value) * largest.box.width)).toBeLessThan(0.5);
  });

  it('ends bars of percentages at 100 %', () => {
    const { source } = draw({ size, composition: 'bars', points: 'Glass: 80 %\nSilver: 20 %' });
    const [glass, silver] = valuesOf(source.node, 'rect');
    const track = source.node.querySelector('svg rect')?.getBoundingClientRect().width ?? 0;
    expect(Math.abs((glass?.box.width ?? 0) - 0.8 * track)).toBeLessThan(0.5);
    expect(Math.abs((silver?.box.width ?? 0) - 0.2 * track)).toBeLessThan(0.5);
  });

  it('adds up the parts of a whole without gaps', () => {
    for (const [numbers, unit, filled] of [
      [[76, 10, 8, 5, 1], ' %', 1],
      [[50, 25], ' %', 0.75],
      [values, ' kg', 1],
    ] as const) {
      const { source } = draw({ size, composition: 'share', points: pointsOf(numbers, unit) });
      const whole = source.node.querySelector('svg rect')?.getBoundingClientRect();
      const parts = valuesOf(source.node, 'rect');
      if (!whole) throw new Error('There is no whole.');
      const sum = numbers.reduce((all, one) => all + one, 0);
      let top = whole.top;
      for (const { value, box } of parts) {
        expect(Math.abs(box.top - top)).toBeLessThan(0.5);
        expect(Math.abs(box.height - (filled * whole.height * value) / sum)).toBeLessThan(0.5);
        top = box.bottom;
      }
      expect(Math.abs(top - whole.top - filled * whole.height)).toBeLessThan(0.5);
    }
  });

  it('makes two columns as high as their values', () => {
    const { source } = draw({ size, composition: 'compare', points: 'Then: 90 %\nNow: 4 %' });
    const [then, now] = valuesOf(source.node, 'rect');
    if (!then || !now) throw new Error('There are no columns.');
    expect(Math.abs(now.box.height - (4 / 90) * then.box.height)).toBeLessThan(0.5);
    expect(Math.abs(now.box.bottom - then.box.bottom)).toBeLessThan(0.5);
  });

  it('spaces dates to scale', () => {
    const { source } = draw({ size, composition: 'timeline', points: '2015: a\n2016: b\n2025: c' });
    const dots = valuesOf(source.node, 'circle').map(({ box }) => box);
    const along = dots.map(({ left, top }) => (size === 'wide' ? left : top));
    const [first = 0, second = 0, last = 0] = along;
    expect(Math.abs(second - first - (last - first) / 10)).toBeLessThan(0.5);
  });
});

const labels = [
  ['Glass', 'Films', 'Aluminum', 'Silicon', 'Copper', 'Silver', 'Lead'],
  [
    'Photovoltaic modules from the rooftops of schools and libraries',
    'Lithium-ion batteries and their housings',
    'Inverters',
    'Servers, switches and storage shelves from data halls',
    'Cables and connectors',
    'Steel racks and rails',
    'Labels, seals and everything else that was in the boxes',
  ],
  [
    'Photovoltaikmodule',
    'Wechselrichter aus Gewerbebetrieben',
    'Batteriespeicher',
    'Ladesäulen',
    'Unterkonstruktionen aus Aluminium',
    'Kabel',
    'Rechenzentrumsausstattung',
  ],
];
const titles = [
  'Inventory',
  'What we collected in one spring',
  'What one county sent us in the first half of the year, from schools, hospitals and farms',
];
const whens = ['8:30 AM', '9:00 AM', '9:15 AM', '11:00 AM', '12:30 PM', '2:00 PM', '5:45 PM'];
const texts: Record<string, (label: string, index: number) => string> = {
  bars: (label, index) => `${label}: ${values[index]} kg`,
  share: (label, index) => `${label}: ${[52, 21, 11, 8, 5, 2, 1][index]} %`,
  compare: (label, index) => `${label}: ${values[2 * index]} kg`,
  timeline: (label, index) => `${whens[index]}: ${label}`,
  flow: (label, index) => `${label.slice(0, 20)}: We list every item, number ${index + 1}.`,
};

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Box, b: Box) =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** The lines of each text, at the height of their letters. */
function linesOf(node: HTMLElement) {
  const range = document.createRange();
  return [...node.querySelectorAll('[data-fit]')].flatMap((of) => {
    const walker = document.createTreeWalker(of, NodeFilter.SHOW_TEXT);
    const lines: (Box & { of: Element; text: string })[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      range.selectNodeContents(text);
      const em = Number.parseFloat(getComputedStyle(text.parentElement as Element).fontSize);
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        const middle = (top + bottom) / 2;
        if (width > 1)
          lines.push({
            of,
            text: text.data,
            left,
            right,
            top: middle - 0.34 * em,
            bottom: middle + 0.34 * em,
          });
      }
    }
    return lines;
  });
}

describe.each(Object.keys(texts))('%s', (composition) => {
  it.each(sizes)('keeps its words off each other and off its shapes on %s', { timeout: 60_000 }, (size) => {
    const found: string[] = [];
    const counts = composition === 'compare' ? [2] : [2, 3, 4, 5, 6, 7];
    for (const [place, names] of labels.entries())
      for (const title of titles)
        for (const count of counts) {
          const points = names.slice(0, count).map((label, index) => texts[composition]?.(label, index));
          const { source, long } = draw({
            title,
            subtitle: count % 2 ? 'Weighed at our gate, January to June 2026.' : '',
            size,
            composition: composition as InfographicDraft['composition'],
            points: points.join('\n'),
          });
          const about = `${title.slice(0, 12)}, labels ${place}, ${count}`;
          found.push(...long().map((field) => `${about}: ${field} is too long`));
          const edge = source.node.getBoundingClientRect();
          const lines = linesOf(source.node);
          const shapes = [...source.node.querySelectorAll('svg :is(rect, circle, polygon)')].map((shape) =>
            shape.getBoundingClientRect(),
          );
          for (const [index, line] of lines.entries()) {
            const other = lines.slice(index + 1).find((one) => one.of !== line.of && meet(one, line));
            if (other) found.push(`${about}: “${line.text}” over “${other.text}”`);
            if (shapes.some((shape) => meet(shape, line)))
              found.push(`${about}: “${line.text}” over a shape`);
            if (line.left < edge.left || line.right > edge.right || line.bottom > edge.bottom)
              found.push(`${about}: “${line.text}” beyond the edge`);
          }
        }
    expect(found).toEqual([]);
  });

  it('describes its data in words, and is drawn as paths in a print PDF', async () => {
    const names = labels[0]?.slice(0, composition === 'compare' ? 2 : 4) ?? [];
    const { source } = draw({
      size: '8.5x11',
      composition: composition as InfographicDraft['composition'],
      points: names.map((label, index) => texts[composition]?.(label, index)).join('\n'),
    });
    await facesArrived(source);
    const svg = source.node.querySelector('svg[role="img"]');
    for (const name of names) expect(svg?.getAttribute('aria-label')).toContain(name);
    const { pages, list, refusals } = await readPages({ sources: [source] });
    expect(refusals).toEqual([]);
    const shapes = (items: readonly Item[]): number =>
      items.reduce(
        (sum, item) => sum + (item.kind === 'shape' ? 1 : item.kind === 'group' ? shapes(item.items) : 0),
        0,
      );
    const drawn = svg?.querySelectorAll('rect, circle, line, polygon, polyline').length ?? 0;
    expect(drawn).toBeGreaterThanOrEqual(3);
    expect(shapes(pages[0]?.items ?? [])).toBeGreaterThanOrEqual(drawn);
    expect(list.pictures).toHaveLength(0);
    const [file] = await browserExporter.export({
      designer: 'infographic',
      title: 'Piece',
      sources: [source],
      format: 'pdf',
      date: new Date(2026, 0, 5),
    });
    expect(file?.blob.size).toBeGreaterThan(1000);
  });
});
