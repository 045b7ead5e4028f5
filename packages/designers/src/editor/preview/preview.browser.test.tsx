import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ads } from '../../designers/ads/ads.ts';
import { postcard } from '../../designers/postcard/postcard.ts';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { Workbench } from '../workbench/Workbench.tsx';

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(async () => {
  flushSync(() => root.render(null));
  await page.viewport(1280, 800);
});

it.each([
  [1280, 400],
  [390, 390],
])('shows a wide piece whole in a window of %i px, at most %i px wide', async (window, widest) => {
  await page.viewport(window, 800);
  flushSync(() => root.render(<Workbench designer={ads} />));
  const well = () => host.querySelector('[aria-label="Preview"] > div')?.getBoundingClientRect();
  const shown = () => host.querySelector('[data-artboard]')?.getBoundingClientRect();
  await vi.waitFor(() => expect(shown()?.right).toBeLessThanOrEqual(well()?.right ?? 0), 20_000);
  expect(shown()?.left).toBeGreaterThanOrEqual(well()?.left ?? Number.POSITIVE_INFINITY);
  expect(shown()?.width).toBeLessThanOrEqual(widest);
  expect(shown()?.width).toBeGreaterThan(widest * 0.75);
});

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const board = () => host.querySelector<HTMLElement>('[data-artboard]');
const behind = () => {
  const trim = board()?.parentElement?.parentElement;
  return trim && getComputedStyle(trim).backgroundImage;
};

it('shows a picture of the piece only until its texts are fitted', async () => {
  flushSync(() => root.render(<Workbench designer={ads} readyPicture={picture} />));
  expect(board()?.dataset.unfitted).toBeDefined();
  expect(behind()).toBe(`url("${picture}")`);
  await vi.waitFor(() => expect(board()?.dataset.unfitted).toBeUndefined(), 20_000);
  expect(behind()).toBe('none');
});

it('shows no picture of another piece to a user who has a draft', () => {
  const drafts = memoryDrafts();
  drafts.save(ads.id, { headline: 'Panels wanted' });
  flushSync(() => root.render(<Workbench designer={ads} drafts={drafts} readyPicture={picture} />));
  expect(board()?.dataset.unfitted).toBeDefined();
  expect(behind()).toBe('none');
});

it('shows no starting picture for a side that reappears after an edit', async () => {
  const drafts = memoryDrafts();
  flushSync(() => root.render(<Workbench designer={postcard} drafts={drafts} readyPicture={picture} />));
  expect(behind()).toBe(`url("${picture}")`);
  const field = await vi.waitFor(() => {
    const found = host.querySelector<HTMLTextAreaElement>('textarea, input[type="text"]');
    if (!found) throw new Error('The form has not come.');
    return found;
  }, 20_000);
  await userEvent.fill(field, 'Panels wanted');
  for (const name of ['Back', 'Front']) await userEvent.click(page.getByRole('tab', { name }));
  const trim = board()?.parentElement?.parentElement;
  expect(trim?.style.getPropertyValue('--ready-picture')).toBe('');
});
