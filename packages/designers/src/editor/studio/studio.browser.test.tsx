import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { exportPictures } from '@daybreak/print/pictures';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ads } from '../../designers/ads/ads.ts';
import { brochure } from '../../designers/brochure/brochure.ts';
import { poster } from '../../designers/poster/poster.ts';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import type { Designer, DesignerProps } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { workbenchOf } from '../workbench/Workbench.tsx';

// Uses real browser keys, because no simulation changes the page the way input methods do.

const host = document.createElement('div');
const root = createRoot(host);
beforeEach(() => document.body.append(host));
afterEach(() => {
  flushSync(() => root.render(null));
  host.remove();
});
beforeAll(loadType);

const left = vi.fn();
/** Opens a draft in the studio and returns its fields and its words on the piece. */
async function open(typed: unknown, stored: object = {}, details: Partial<DesignerProps> = {}) {
  const designer = typed as Designer;
  const drafts = memoryDrafts();
  drafts.save(designer.id, stored);
  const Workbench = workbenchOf(designer);
  left.mockClear();
  root.render(<Workbench drafts={drafts} view="studio" onViewChange={left} {...details} />);
  const field = (name: string) =>
    document.querySelector<HTMLTextAreaElement>(`[role="dialog"] [name="${name}"]`)?.value;
  const text = (name: string, words = '') =>
    [...document.querySelectorAll<HTMLElement>(`[data-artboard] [data-fit="${name}"][contenteditable]`)].find(
      ({ textContent }) => textContent?.includes(words),
    );
  const words = async (name: string, containing?: string) => {
    // The form renders after the piece.
    await expect.poll(() => field(name)).toBeDefined();
    await expect.poll(() => text(name, containing)).toBeDefined();
    return text(name, containing) as HTMLElement;
  };
  return { field, words };
}

/** Puts the caret after some words of an element. */
function caretBehind(element: HTMLElement, words: string) {
  element.focus();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(words);
    if (at >= 0) getSelection()?.collapse(node, at + words.length);
  }
}
/** Presses the first studio button with these words. */
async function press(words: string) {
  const button = () =>
    [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].find(
      ({ textContent }) => textContent === words,
    );
  await expect.poll(button).toBeDefined();
  button()?.click();
}
const note = () => document.querySelector('[role="dialog"] [role="status"][id]')?.textContent;

describe('words on the piece', () => {
  it('are typed at the caret, including spaces and line breaks, and update the form', async () => {
    const { field, words } = await open(poster, { title: 'Open evening' });
    const title = await words('title');
    expect(title).toHaveAccessibleName('Title');
    caretBehind(title, 'Open');
    await userEvent.keyboard(' house');
    await expect.poll(() => field('title')).toBe('Open house evening');
    caretBehind(title, 'evening');
    await userEvent.keyboard('  {Enter}a b');
    await expect.poll(() => field('title')).toBe('Open house evening  \na b');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}!');
    await expect.poll(() => field('title')).toBe('Open house evening  !');
    expect(title.textContent).toBe('Open house evening  !');
  });

  it('can all be deleted and typed again', async () => {
    const { field, words } = await open(poster, { title: 'Open evening' });
    const title = await words('title');
    title.focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect.poll(() => field('title')).toBe('');
    await userEvent.keyboard('New');
    await expect.poll(() => field('title')).toBe('New');
  });

  it('stay after Escape, which leaves the text first and then the studio, and can be undone', async () => {
    const { field, words } = await open(poster, { title: 'Open evening' });
    caretBehind(await words('title'), 'evening');
    await userEvent.keyboard('s{Escape}');
    await expect.poll(() => field('title')).toBe('Open evenings');
    expect(document.activeElement).toHaveAccessibleName('Piece');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => field('title')).toBe('Open evening');
    expect(left).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(left).toHaveBeenCalledWith('page');
  });

  it('stay in the form after Escape moves the focus to the piece', async () => {
    const { field, words } = await open(poster, { title: 'Open evening' });
    await words('title');
    const title = document.querySelector<HTMLTextAreaElement>('[role="dialog"] [name="title"]');
    title?.focus();
    title?.setSelectionRange(12, 12);
    await userEvent.keyboard('s{Escape}');
    expect(document.activeElement).toHaveAccessibleName('Piece');
    expect(field('title')).toBe('Open evenings');
    expect(left).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(left).toHaveBeenCalledWith('page');
  });

  it('show a hint until they are first edited in this browser', async () => {
    localStorage.removeItem('daybreak-edited-on-piece');
    const hint = () =>
      document.querySelector('[role="dialog"]')?.textContent?.includes('Click any text to edit it');
    const { words } = await open(poster);
    await words('title');
    expect(hint()).toBe(true);
    (await words('title')).focus();
    await expect.poll(hint).toBe(false);
    flushSync(() => root.render(null));
    await (await open(poster)).words('title');
    expect(hint()).toBe(false);
  });

  it("lead to the user's details if they are contact details", async () => {
    const user = { ...defaultUserDetails, phone: '(512) 555-0142', email: 'ada@daybreak.example' };
    const { words } = await open(poster, {}, { user, onUserChange: vi.fn() });
    await words('title');
    for (const [name, value] of [
      ['phone', user.phone],
      ['email', user.email],
    ]) {
      // As typeset: an address may be in parts, and a number is kept together.
      const plain = (text: string | null) =>
        text
          ?.replaceAll(/[\u200b\u2060]/g, '')
          .replaceAll('\u2011', '-')
          .replaceAll('\u00a0', ' ');
      const line = () =>
        [...document.querySelectorAll<HTMLElement>('[role="dialog"] [data-artboard] *')]
          .filter(({ textContent }) => plain(textContent) === value)
          .at(-1);
      await expect.poll(line).toBeDefined();
      // By its position: a locator would look for its words, which are also on the page behind the studio.
      const box = (line() as HTMLElement).getBoundingClientRect();
      const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      document
        .elementFromPoint(at.clientX, at.clientY)
        ?.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true }));
      await expect
        .poll(() => {
          const focused = document.activeElement;
          return focused instanceof HTMLInputElement ? [focused.name, focused.value] : undefined;
        })
        .toEqual([name, value]);
    }
  });

  it('take input methods and dead keys once the text is committed', async () => {
    const { field, words } = await open(poster, { title: 'Open' });
    caretBehind(await words('title'), 'Open');
    for (const text of ['に', 'にほ'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await expect.poll(() => field('title')).toBe('Open');
    expect((await words('title')).textContent).toBe('Openにほ');
    await cdp().send('Input.insertText', { text: '日本' });
    await expect.poll(() => field('title')).toBe('Open日本');
    await cdp().send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
    await cdp().send('Input.insertText', { text: 'é' });
    await userEvent.keyboard('!');
    await expect.poll(() => field('title')).toBe('Open日本é!');
  });

  it('reach the piece before the draft, and the draft before the next action', async () => {
    const { field, words } = await open(poster, { title: 'Open' });
    const title = await words('title');
    caretBehind(title, 'Open');
    const seen: unknown[] = [];
    document.addEventListener(
      'input',
      ({ target }) => {
        seen.push(title.textContent, field('title'));
        target?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }),
        );
      },
      { once: true },
    );
    await cdp().send('Input.insertText', { text: '!' });
    expect(seen).toEqual(['Open!', 'Open']);
    await expect.poll(() => title.textContent).toBe('Open');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.poll(() => field('title')).toBe('Open!');
  });

  it('stop at the limit of their field, and show it', async () => {
    const { limit } = ads.fields.headline;
    const oneShort = 'a'.repeat(limit - 1);
    const { field, words } = await open(ads, { headline: oneShort, platform: 'facebook', size: 'feed' });
    caretBehind(await words('headline'), oneShort);
    await userEvent.keyboard('bc');
    await expect.poll(() => field('headline')).toBe(`${oneShort}b`);
    expect(note()).toBe(`Headline${limit} / ${limit}`);
  });

  it('belong to a longer text set in parts: Enter splits a point, Backspace joins two', async () => {
    const { field, words } = await open(brochure, { content: 'Reuse first\nThen recycle\nOne\nTwo' });
    caretBehind(await words('content', 'Then'), 'Then');
    await userEvent.keyboard('{Enter}and');
    await expect.poll(() => field('content')).toBe('Reuse first\nThen\nand recycle\nOne\nTwo');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect.poll(() => field('content')).toBe('Reuse first\nThen recycle\nOne\nTwo');
  });

  it('are reached in order with Tab, before the pictures', async () => {
    const { words } = await open(poster, { composition: 'photograph' });
    (await words('title')).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toHaveAccessibleName('Subtitle');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toHaveAccessibleName('Crop of Picture');
  });
});

describe('a picture on the piece', () => {
  it('is selected by pressing it, moved by dragging and arrow keys, and scaled', async () => {
    await open(poster, { composition: 'photograph' });
    const handle = () => document.querySelector<HTMLElement>('[data-slot-handle="picture"]');
    await expect.poll(handle).not.toBeNull();
    const slot = document.querySelector('[data-artboard] [data-slot="picture"]') as HTMLElement;
    const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', by = 0) => {
      const { x, y } = slot.getBoundingClientRect();
      const at = { x: x + 60, y: y + 40 + by };
      return cdp().send('Input.dispatchMouseEvent', {
        type,
        ...at,
        button: 'left',
        buttons: 1,
        clickCount: 1,
      });
    };
    // The piece settles once its picture and fonts have loaded; presses are aimed at its current position.
    await document.fonts.ready;
    await Promise.all([...slot.querySelectorAll('img')].map((image) => image.decode()));
    await expect
      .poll(async () => {
        const { top } = slot.getBoundingClientRect();
        await new Promise((resolve) => setTimeout(resolve, 500));
        return slot.getBoundingClientRect().top - top;
      })
      .toBe(0);
    await mouse('mousePressed');
    await mouse('mouseReleased');
    await expect.poll(() => document.activeElement).toBe(handle());
    expect(note()).toContain('drag it');
    const before = handle()?.ariaValueText;
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}+');
    expect(handle()?.ariaValueText).not.toBe(before);
    expect(handle()?.ariaValueText).toContain('scale 110%');
    const at = handle()?.ariaValueText;
    await mouse('mousePressed');
    await mouse('mouseMoved', 10);
    await mouse('mouseReleased', 10);
    await expect.poll(() => handle()?.ariaValueText).not.toBe(at);
  });
});

it('shows the problems of every size, and checks each as a download would', async () => {
  const { size } = poster.fields;
  const ofTwo = {
    ...poster,
    fields: { ...poster.fields, size: { ...size, options: size.options.slice(0, 2) } },
  };
  await open(ofTwo, { title: 'A word too many '.repeat(200) });
  const items = () =>
    [...document.querySelectorAll('[aria-label="All sizes"] > ul > li')].map(
      ({ textContent }) => textContent,
    );
  const says = (words: string) => items().map((each) => each?.includes(words));
  // The immediate message is replaced by the check, which a busy machine can finish before anyone looks.
  const seen: ReturnType<typeof says>[] = [];
  const watch = new MutationObserver(() => seen.push(says('Too long here: Title')));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await press('All sizes');
  await expect.poll(() => says("Add the event's date, time and place.")).toEqual([true, true]);
  watch.disconnect();
  expect([0, 1].map((place) => seen.some((said) => said[place]))).toEqual([true, true]);
  expect(document.querySelectorAll('[aria-label="All sizes"] details[open]')).toHaveLength(2);
  expect(items()[0]).toContain('11 × 17 in');
});

it('keeps the caret in place while one size is changed', async () => {
  await open(poster, { title: 'Opn evening' });
  await press('All sizes');
  await press('Change this size only');
  const field = () =>
    [...document.querySelectorAll<HTMLTextAreaElement>('[role="dialog"] [name="title"]')].at(-1);
  await expect.poll(() => document.querySelectorAll('[role="dialog"] [name="title"]').length).toBe(2);
  field()?.focus();
  field()?.setSelectionRange(2, 2);
  await userEvent.keyboard('e');
  await expect.poll(() => field()?.value).toBe('Open evening');
  expect(field()?.selectionStart).toBe(3);
});

it('shows and announces what undo changed, in the form and on the piece', async () => {
  const { field, words } = await open(poster, { title: 'Open' });
  const title = await words('title');
  caretBehind(title, 'Open');
  await userEvent.keyboard('s');
  const room = document.querySelector('[role="dialog"] [aria-label="Piece"]') as HTMLElement;
  const form = document.querySelector('[role="dialog"] [aria-label="Fields"]')?.parentElement as HTMLElement;
  room.focus();
  await userEvent.keyboard('1');
  await expect.poll(() => room.scrollHeight > 2 * room.clientHeight).toBe(true);
  form.scrollTo(0, form.scrollHeight);
  room.scrollTo(0, room.scrollHeight);
  const isSeen = (element: Element | null, box: Element) => {
    const [is, seen] = [element?.getBoundingClientRect(), box.getBoundingClientRect()];
    return is !== undefined && is.bottom > seen.top && is.top < seen.bottom;
  };
  const control = document.querySelector('[role="dialog"] [data-field="title"]');
  expect([isSeen(title, room), isSeen(control, form)]).toEqual([false, false]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => field('title')).toBe('Open');
  await expect.poll(() => [isSeen(title, room), isSeen(control, form)]).toEqual([true, true]);
  expect(
    [...document.querySelectorAll('[role="dialog"] [role="status"]')].map(({ textContent }) =>
      textContent?.trim(),
    ),
  ).toContain('Undone: Title');
});

it('zooms by the distance between two fingers', async () => {
  const { words } = await open(poster, { title: 'Open evening' });
  await words('title');
  const label = () => document.querySelector('[aria-label^="Zoom, "]')?.getAttribute('aria-label');
  const before = Number.parseInt(label()?.slice(6) ?? '', 10);
  const room = document.querySelector('[role="dialog"] [aria-label="Piece"]') as HTMLElement;
  const fingers = (apart: number) =>
    [-apart, apart].map(
      (x, identifier) => new Touch({ identifier, target: room, clientX: 400 + x, clientY: 300 }),
    );
  const touch = (type: string, apart: number) =>
    room.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches: apart ? fingers(apart) : [] }),
    );
  touch('touchstart', 50);
  for (const apart of [75, 75, 100, 100]) touch('touchmove', apart);
  touch('touchend', 0);
  await expect.poll(() => Number.parseInt(label()?.slice(6) ?? '', 10) / before).toBeCloseTo(2, 1);
});

it('leaves the crop unchanged when a second finger starts a pinch', async () => {
  const { words } = await open(poster, { title: 'Open', composition: 'photograph' });
  await words('title');
  const handle = () => document.querySelector<HTMLElement>('[role="dialog"] [data-slot-handle]');
  await expect.poll(handle).not.toBeNull();
  await Promise.all(
    [...document.querySelectorAll('[data-artboard] img')].map((image) =>
      (image as HTMLImageElement).decode(),
    ),
  );
  const slot = handle() as HTMLElement;
  const held = vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  slot.focus();
  // Larger than its slot, so there's room to move it.
  await userEvent.keyboard('+');
  await expect.poll(() => handle()?.ariaValueText).toContain('scale 110%');
  const crop = slot.getAttribute('aria-valuetext');
  const point = (type: string, along: number, pointerId = 1) =>
    slot.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        isPrimary: pointerId === 1,
        clientX: along,
        clientY: along,
        bubbles: true,
        cancelable: true,
      }),
    );
  const drag = (pinch: boolean) => {
    point('pointerdown', 300);
    point('pointermove', 320);
    if (pinch) point('pointerdown', 360, 2);
    point('pointermove', 340);
    point('pointerup', 340);
  };
  drag(true);
  await new Promise(requestAnimationFrame);
  expect(handle()?.getAttribute('aria-valuetext')).toBe(crop);
  drag(false);
  await expect.poll(() => handle()?.getAttribute('aria-valuetext')).not.toBe(crop);
  held.mockRestore();
});

it('makes the same file as the page, whatever is on screen', async () => {
  const stored = { platform: 'facebook', size: 'feed', headline: 'Open evening' };
  const { words } = await open(ads, stored);
  caretBehind(await words('headline'), 'Open');
  for (const button of document.querySelectorAll<HTMLElement>('[role="dialog"] button'))
    if (button.textContent === 'Guides') button.click();
  await expect.poll(() => document.querySelectorAll('[role="checkbox"]').length).toBeGreaterThan(0);
  for (const box of document.querySelectorAll<HTMLElement>('[role="checkbox"]')) box.click();
  await expect.poll(() => document.querySelector('[data-guide]')).not.toBeNull();
  (await words('headline')).focus();

  const draft = restoreDraft(ads.fields, stored);
  const [side] = ads.artboards(draft);
  const node = document.querySelector<HTMLElement>('[role="dialog"] [data-artboard]');
  if (!side || !node) throw new Error('Nothing is drawn.');
  const made = async (source: Parameters<typeof exportPictures>[0]['sources'][number]) => {
    const [file] = await exportPictures({
      designer: 'ads',
      title: '',
      sources: [source],
      format: 'png',
      date: new Date(0),
    });
    return new Uint8Array(await (file?.blob.arrayBuffer() ?? new ArrayBuffer()));
  };
  const studio = await made({ side, node });
  flushSync(() => root.render(null));
  const page = await made(drawPiece(ads, draft));
  expect(studio.length).toBeGreaterThan(1000);
  expect(studio).toEqual(page);
});

it("zooms with two fingers on a trackpad, by wheel with Ctrl or by Safari's own events", async () => {
  await open(poster, { title: 'Open evening' });
  const shown = () => {
    const words = document.querySelector('[role="dialog"] [data-artboard]')?.getBoundingClientRect();
    return words?.width ?? 0;
  };
  await expect.poll(shown).toBeGreaterThan(0);
  const room = document.querySelector('[role="dialog"] [data-artboard]') as HTMLElement;
  const send = (event: Event, more: object = {}) => {
    Object.assign(event, more);
    room.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const how = { bubbles: true, cancelable: true };
  const wide = shown();
  expect(send(new WheelEvent('wheel', { ...how, deltaY: -40, ctrlKey: true }))).toBe(true);
  await expect.poll(shown).toBeGreaterThan(wide * 1.05);
  const wider = shown();
  const at = { clientX: 300, clientY: 300 };
  expect(send(new Event('gesturestart', how), { ...at, scale: 1 })).toBe(true);
  send(new Event('gesturechange', how), { ...at, scale: 1.2 });
  send(new Event('gesturechange', how), { ...at, scale: 1.5 });
  await expect.poll(() => shown() / wider).toBeCloseTo(1.5, 1);
});
