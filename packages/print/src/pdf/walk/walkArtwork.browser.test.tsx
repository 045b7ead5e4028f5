import '@daybreak/brand/styles.css';
import { afterEach, describe, expect, it } from 'vitest';
import { mountArtboard } from '../../../openedFiles/making/artboards.ts';
import { featureSheets, sheetSize } from '../../../openedFiles/making/featureSheets.ts';
import { copyArtwork } from '../../artworkCopy.ts';
import type { Item, TextRun } from '../displayList.ts';
import { Loaded } from './loaded.ts';
import { walkArtwork } from './walkArtwork.ts';

afterEach(() => document.body.replaceChildren());

async function itemsOf(html: string, previewScale = 1): Promise<Item[]> {
  const copy = copyArtwork(await mountArtboard(sheetSize, html, previewScale));
  const loaded = new Loaded();
  try {
    await loaded.load(copy);
    return walkArtwork(copy, loaded).items;
  } finally {
    copy.remove();
  }
}

const flat = (items: Item[]): Item[] =>
  items.flatMap((item) => (item.kind === 'group' ? flat(item.items) : [item]));
const texts = (items: Item[]) => flat(items).filter((item): item is TextRun => item.kind === 'text');
const words = (run: TextRun) => run.glyphs.map(({ character }) => character).join('');
const fills = (items: Item[]) =>
  flat(items).flatMap((item) =>
    item.kind === 'shape' && item.fill?.kind === 'color' ? [Object.values(item.fill.color).join(' ')] : [],
  );

describe('the walk', () => {
  it.each(featureSheets)('returns the same list at any preview scale: $name', async ({ html }) => {
    const full = await itemsOf(html);
    document.body.replaceChildren();
    const scaled = await itemsOf(html, 0.17);
    const numbers = (items: Item[]) =>
      JSON.stringify(items, (_key, value) => (typeof value === 'number' ? Math.round(value * 4) / 4 : value));
    const difference = (one: Item[], other: Item[]) => {
      const [a, b] = [numbers(one), numbers(other)].map((text) => text.split(/[^-\d.]+/).map(Number));
      expect(a?.length).toBe(b?.length);
      return Math.max(0, ...(a ?? []).map((value, index) => Math.abs(value - (b?.[index] ?? 0)) || 0));
    };
    expect(difference(full, scaled)).toBeLessThanOrEqual(0.5);
  });

  it('makes one run per line with every word', async () => {
    const runs = texts(
      await itemsOf('<p style="width:150px;font:400 16px/1.5 Poppins">Recycled panels keep glass in use</p>'),
    );
    expect(runs.length).toBeGreaterThan(1);
    expect(runs.map(words).join(' ')).toBe('Recycled panels keep glass in use');
    const lines = runs.map(({ baseline }) => baseline);
    for (const [index, line] of lines.entries())
      if (index > 0) expect(line - (lines[index - 1] ?? 0)).toBeCloseTo(24, 0);
  });

  it('adds a hyphen only where a line breaks at a soft hyphen', async () => {
    const [narrow] = texts(
      await itemsOf('<p style="width:80px;font:400 16px/1.5 Poppins">photo\u00advoltaics</p>'),
    );
    expect(narrow && words(narrow)).toBe('photo-');
    document.body.replaceChildren();
    const [wide] = texts(await itemsOf('<p style="font:400 16px/1.5 Poppins">photo\u00advoltaics</p>'));
    expect(wide && words(wide)).toBe('photovoltaics');
  });

  it('paints in CSS order: negative layers, flow, positioned, z-index', async () => {
    const box = (color: string, style: string) =>
      `<div style="height:9px;background:rgb(${color},0,0);${style}"></div>`;
    const order = fills(
      await itemsOf(
        box('4', 'position:relative;z-index:1') +
          box('3', 'position:relative') +
          box('2', '') +
          box('1', 'position:relative;z-index:-1'),
      ),
    );
    expect(order).toEqual(['1 0 0 1', '2 0 0 1', '3 0 0 1', '4 0 0 1']);
  });

  it('clips an absolute child only by ancestors that contain it', async () => {
    const html = (position: string) =>
      `<div style="position:relative"><div style="${position};overflow:hidden;width:20px;height:20px"><div style="position:absolute;width:80px;height:80px;background:red"></div></div></div>`;
    const clipsAround = (items: Item[], depth = 0): number =>
      Math.max(
        0,
        ...items.map((item) =>
          item.kind === 'group' ? clipsAround(item.items, depth + (item.clip ? 1 : 0)) : depth,
        ),
      );
    expect(clipsAround(await itemsOf(html('position:relative')))).toBe(2);
    document.body.replaceChildren();
    expect(clipsAround(await itemsOf(html('')))).toBe(1);
  });

  it('leaves out invisible content', async () => {
    const items = await itemsOf(
      '<p style="visibility:hidden">One</p><p style="opacity:0">Two</p><p style="display:none">Three</p><p>Four</p>',
    );
    expect(texts(items).map(words)).toEqual(['Four']);
  });
});
