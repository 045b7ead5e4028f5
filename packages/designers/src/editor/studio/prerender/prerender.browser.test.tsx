import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { flyer } from '../../../designers/flyer/flyer.ts';
import { poster } from '../../../designers/poster/poster.ts';
import { loadType } from '../../artwork/testing/drawPiece.tsx';
import type { Designer } from '../../designer.ts';
import { memoryDrafts } from '../../drafts/draftStore.ts';
import { workbenchOf } from '../../workbench/Workbench.tsx';

const host = document.createElement('div');
const root = createRoot(host);
const shadows = vi.spyOn(Element.prototype, 'attachShadow');
beforeEach(() => document.body.append(host));
afterEach(() => {
  flushSync(() => root.render(null));
  host.remove();
  shadows.mockClear();
});
beforeAll(loadType);

/** Returns the pieces drawn ahead that are in the page. */
const drawnAhead = () =>
  shadows.mock.results.flatMap(({ value }) => {
    const { host: room, firstElementChild: piece } = value as ShadowRoot;
    return room.isConnected && piece ? [{ room: room as HTMLElement, piece: piece as HTMLElement }] : [];
  });
const isDrawn = (piece: HTMLElement) =>
  !('unfitted' in piece.dataset) && [...piece.querySelectorAll('img')].every(({ complete }) => complete);
const saying = (words: string) =>
  drawnAhead().find(({ piece }) => isDrawn(piece) && piece.textContent?.includes(words));
const pieceSaying = async (words: string) => {
  await expect.poll(() => saying(words), { timeout: 60_000 }).toBeDefined();
  const found = saying(words);
  if (!found) throw new Error('It is gone again.');
  return found;
};
const isShown = ({ room }: { room: HTMLElement }) => Number(getComputedStyle(room).opacity) > 0.99;

async function open(typed: unknown, stored: object) {
  const designer = typed as Designer;
  const drafts = memoryDrafts();
  drafts.save(designer.id, stored);
  const Workbench = workbenchOf(designer);
  root.render(<Workbench drafts={drafts} view="studio" />);
  await expect.poll(() => document.querySelector('[role="dialog"] [name="title"]')).not.toBeNull();
}
const title = () => document.querySelector<HTMLTextAreaElement>('[role="dialog"] [name="title"]');
const board = () => document.querySelector<HTMLElement>('[role="dialog"] section [data-artboard]');
async function type(words: string) {
  await userEvent.fill(title() as HTMLElement, words);
  await expect.poll(() => board()?.textContent).toContain(words);
}
const pressUndo = () =>
  document
    .querySelector('[aria-label="Piece"]')
    ?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
    );
/** Each text of a piece, with its font size and position. */
const textsOf = (piece: HTMLElement) =>
  [...piece.querySelectorAll<HTMLElement>('[data-fit]')].map((text) => {
    const [is, around] = [text.getBoundingClientRect(), piece.getBoundingClientRect()];
    return [
      text.innerText,
      getComputedStyle(text).fontSize,
      getComputedStyle(text).color,
      Math.round(is.x - around.x),
      Math.round(is.y - around.y),
      Math.round(is.width),
    ];
  });

it('shows the earlier piece at once, as it will look, and takes the step after that frame', async () => {
  await open(poster, { title: 'Open evening' });
  await type('Closed for a day');
  const before = await pieceSaying('Open evening');
  const looks = textsOf(before.piece);
  expect(isShown(before)).toBe(false);
  pressUndo();
  expect(isShown(before)).toBe(true);
  expect(title()?.value).toBe('Closed for a day');
  await expect.poll(() => board()?.textContent).toContain('Open evening');
  expect(isShown(before)).toBe(false);
  await expect.poll(() => title()?.value).toBe('Open evening');
  await expect.poll(() => textsOf(board() as HTMLElement)).toEqual(looks);
});

it('takes the step before the next action', async () => {
  await open(poster, { title: 'One' });
  await type('Two');
  await pieceSaying('One');
  pressUndo();
  expect(board()?.textContent).not.toContain('One');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  expect(board()?.textContent).toContain('One');
});

it('draws an option under the pointer, and shows it when pressed', async () => {
  await open(flyer, { title: 'Open evening' });
  const choices = '[role="dialog"] [data-field="composition"] input[type="radio"]:not(:checked, :disabled)';
  await expect.poll(() => document.querySelector(choices)).not.toBeNull();
  const choice = document.querySelector<HTMLInputElement>(choices);
  const option = choice?.closest('label');
  if (!choice || !option) throw new Error('There is nothing to choose.');
  // Moves the pointer near. A search for the option by its words would also find those in its picture.
  option.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  const pointed = await pieceSaying('Open evening');
  const looks = textsOf(pointed.piece);
  expect(looks).not.toEqual(textsOf(board() as HTMLElement));
  choice.click();
  expect(isShown(pointed)).toBe(true);
  await expect.poll(() => textsOf(board() as HTMLElement)).toEqual(looks);
  expect(isShown(pointed)).toBe(false);
});

it('keeps the piece of the undo step while other options are pointed at', async () => {
  await open(flyer, { title: 'One' });
  await type('Two');
  await pieceSaying('One');
  const options = [
    ...document.querySelectorAll(
      '[role="dialog"] :is([data-field="composition"], [data-field="theme"]) label:has(input:not(:checked, :disabled))',
    ),
  ];
  expect(options.length).toBeGreaterThan(5);
  for (const option of options) {
    const drawnBefore = shadows.mock.calls.length;
    option.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect.poll(() => shadows.mock.calls.length, { timeout: 60_000 }).toBeGreaterThan(drawnBefore);
  }
  expect(saying('One')).toBeDefined();
});

it('is hidden from the page, screen readers and searches', async () => {
  await open(poster, { title: 'Open evening' });
  await type('Closed for a day');
  const { room } = await pieceSaying('Open evening');
  expect(room.closest('[inert][aria-hidden="true"]')).not.toBeNull();
  expect(room.shadowRoot).toBeNull();
  expect(board()?.closest('section')?.textContent).not.toContain('Open evening');
});
