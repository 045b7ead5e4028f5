import { expect, it } from 'vitest';
import { flyer } from '../../designers/flyer/flyer.ts';
import { poster } from '../../designers/poster/poster.ts';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import { anyDesigner, type Designer } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';

const words = {
  title: 'Sunrise again',
  subtitle: 'Commercial panels, inverters and batteries are collected and documented.',
  composition: 'type',
};

it.each([
  ['a poster', poster, { size: '11x17' }],
  ['a small flyer', flyer, { size: '5.5x8.5' }],
  ['a flyer from right to left', flyer, { size: '5.5x8.5', language: 'he' }],
] as [string, unknown, Record<string, string>][])(
  'keeps words next to the rising sun clear of it: %s',
  async (_name, piece, choices) => {
    await loadType();
    const designer = piece as Designer;
    const { node } = drawPiece(designer, restoreDraft(designer.fields, { ...words, ...choices }));
    const disc = [...node.querySelectorAll('div')].find(
      (part) => getComputedStyle(part).borderRadius === '50%' && part.offsetWidth > node.offsetWidth / 2,
    );
    const sun = (disc as HTMLElement).getBoundingClientRect();
    const range = document.createRange();
    const gaps = [...node.querySelectorAll('[data-fit]')].flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()]
        .filter(({ bottom }) => bottom > sun.top)
        .map(({ left, right }) => Math.max(sun.left - right, left - sun.right));
    });
    expect(gaps.length).toBeGreaterThan(2);
    expect(Math.min(...gaps)).toBeGreaterThan(0.02 * node.offsetWidth);
  },
);

it('sets a long text next to the disc in one column', async () => {
  await loadType();
  const designer = anyDesigner(flyer);
  const description = 'You take servers and cabling out of racks, safely and by the list. '.repeat(4);
  const choices = { ...words, description, theme: 'image', size: '11x17' };
  const { node } = drawPiece(designer, restoreDraft(designer.fields, choices));
  const text = node.querySelector('[data-fit="description"]') as HTMLElement;
  expect(text.textContent).toContain('servers');
  expect(getComputedStyle(text).columnCount).toBe('auto');
});

it.each([
  ['type', 'portrait'],
  ['type', 'landscape'],
  ['sunrise', 'landscape'],
])('shows the sun along the edge of its picture, however dark: %s, %s', async (composition, orientation) => {
  await loadType();
  const designer = anyDesigner(poster);
  const choices = { ...words, theme: 'image', composition, orientation };
  const { node } = drawPiece(designer, restoreDraft(designer.fields, choices));
  const window = node.querySelector('[data-disc]') as HTMLElement;
  const sun = window.previousElementSibling as HTMLElement;
  expect(getComputedStyle(sun).borderRadius).toBe('50%');
  expect(getComputedStyle(sun).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  const shown = window.getBoundingClientRect().left - sun.getBoundingClientRect().left;
  expect(shown / sun.getBoundingClientRect().width).toBeCloseTo(0.035, 2);
});
