import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { twoFrames } from '../artwork/testing/twoFrames.ts';
import { withPendingFits } from '../fitting/pendingFits.ts';
import { NaturalArtboard } from './Artboard.tsx';

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => {
  flushSync(() => root.render(null));
  vi.restoreAllMocks();
});

const side = {
  id: 'front',
  label: 'Front',
  size: { width: 400, height: 200, unit: 'px' as const, bleed: 0 },
};

it('fits an artboard once at first, and again after a resize', async () => {
  const sizes = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  const fitted = () => sizes.mock.calls.some(([name]) => name === '--fit');
  flushSync(() =>
    root.render(
      <NaturalArtboard side={side}>
        <p data-fit="headline">Bring us your retired panels</p>
      </NaturalArtboard>,
    ),
  );
  expect(fitted()).toBe(true);
  sizes.mockClear();
  await twoFrames();
  expect(fitted()).toBe(false);

  const board = host.querySelector<HTMLElement>('[data-artboard]');
  if (board) board.style.inlineSize = '300px';
  await twoFrames();
  expect(fitted()).toBe(true);
});

it('fits texts again after a picture loads only if it moved them', async () => {
  const picture = (color: string, height: number) => {
    const canvas = document.createElement('canvas');
    canvas.height = height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = color;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  };
  flushSync(() =>
    root.render(
      <NaturalArtboard side={side}>
        <img src={picture('red', 150)} alt="" />
        <p data-fit="headline">Bring us your retired panels</p>
      </NaturalArtboard>,
    ),
  );
  const image = host.querySelector('img') as HTMLImageElement;
  await vi.waitFor(() => expect(image.complete).toBe(true));
  await twoFrames();
  const sizes = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  const fitted = () => sizes.mock.calls.some(([name]) => name === '--fit');
  const loaded = (src: string) =>
    new Promise((resolve) => {
      host.addEventListener('load', resolve, { capture: true, once: true });
      image.src = src;
    });
  image.dispatchEvent(new Event('load'));
  expect(fitted()).toBe(false);
  await loaded(picture('blue', 150));
  expect(fitted()).toBe(false);
  await loaded(picture('blue', 300));
  expect(fitted()).toBe(true);
});

it('fits hidden pieces in short tasks, and at once for a file', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => `Bring us your retired panels by May ${row}`);
  const draw = (isAside: boolean) =>
    flushSync(() =>
      root.render(
        <NaturalArtboard side={side} isAside={isAside}>
          {rows.map((row) => (
            <p
              key={row}
              data-fit={row}
              style={{ inlineSize: 90, blockSize: 30, fontSize: 'calc(30px * var(--fit, 1))' }}
            >
              {row}
            </p>
          ))}
        </NaturalArtboard>,
      ),
    );
  const sizes = () =>
    [...host.querySelectorAll<HTMLElement>('[data-fit]')].map(({ style }) => style.getPropertyValue('--fit'));
  draw(false);
  const shown = sizes();
  root.render(null);
  await twoFrames();
  draw(true);
  expect(sizes()).not.toEqual(shown);
  withPendingFits(host.querySelector('[data-artboard]') as HTMLElement);
  expect(sizes()).toEqual(shown);
});

it('tries no other size on a keystroke while the words fit', async () => {
  const words = (count: number) => 'Bring us your retired panels. '.repeat(count);
  const draw = (text: string) =>
    flushSync(() =>
      root.render(
        <NaturalArtboard side={side}>
          <div data-flow="" style={{ position: 'absolute', inlineSize: 300, blockSize: 150 }}>
            <div>
              <p
                data-fit="text"
                data-fit-floor="0.2"
                style={{ margin: 0, fontSize: 'calc(40px * var(--fit, 1))', lineHeight: 1.2 }}
              >
                {text}
              </p>
            </div>
          </div>
        </NaturalArtboard>,
      ),
    );
  const fit = () => host.querySelector<HTMLElement>('[data-fit]')?.style.getPropertyValue('--fit');
  const asked = (text: string) => {
    const sizes = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
    draw(text);
    const tried = sizes.mock.calls.flatMap(([name, value]) => (name === '--fit' ? [value] : []));
    sizes.mockRestore();
    return new Set(tried).size;
  };
  draw(words(8));
  const small = Number(fit());
  expect(small).toBeLessThan(1);
  expect(asked(`${words(8)}.`)).toBe(1);
  draw(words(1));
  expect(fit()).toBe('1');
  expect(asked(`${words(1)}.`)).toBe(1);
  draw(words(8));
  expect(Number(fit())).toBe(small);
});

it('fits an artboard again if its letters turn out tall, even in a typeface of another piece', async () => {
  const words = 'हर पैनल का दूसरा सूर्योदय';
  const draw = (key: string) =>
    flushSync(() =>
      root.render(
        <NaturalArtboard key={key} side={side}>
          <p data-fit="headline" style={{ fontFamily: 'Poppins' }}>
            {words}
          </p>
        </NaturalArtboard>,
      ),
    );
  const isTall = () => 'tall' in (host.querySelector<HTMLElement>('[data-artboard]')?.dataset ?? {});
  draw('first');
  await vi.waitFor(() => expect(isTall()).toBe(true));
  await document.fonts.load('400 16px Poppins', words);
  await twoFrames();

  const sizes = vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
  // No font load event reports it.
  vi.spyOn(document.fonts, 'addEventListener').mockReturnValue();
  draw('second');
  expect(isTall()).toBe(false);
  sizes.mockClear();
  await vi.waitFor(() => expect(isTall()).toBe(true));
  await vi.waitFor(() => expect(sizes.mock.calls.some(([name]) => name === '--fit')).toBe(true));
});

it('ignores the scroll width that Firefox gives to inline elements', () => {
  const original = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth')?.get;
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return getComputedStyle(this).display === 'inline' ? 166 : Number(original?.call(this));
  });
  const onTooLong = vi.fn();
  flushSync(() =>
    root.render(
      <NaturalArtboard side={side} onTooLong={onTooLong}>
        <p data-fit="headline" style={{ inlineSize: 300, blockSize: 100 }}>
          Bring us <span>your panels</span>
        </p>
      </NaturalArtboard>,
    ),
  );
  expect(host.querySelector<HTMLElement>('[data-fit]')?.style.getPropertyValue('--fit')).toBe('1');
  expect(onTooLong).not.toHaveBeenCalled();
});
