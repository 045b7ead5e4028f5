import '@daybreak/brand/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserExporter } from '../export/browserExporter.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { Artboard } from '../workbench/Artboard.tsx';
import { newDraft, restoreDraft } from '../workbench/draft.ts';
import { optionsOf } from '../workbench/fields.ts';
import { type AdsDraft, adsFields } from './ads.fields.ts';
import { ads } from './ads.ts';

const brief = { user: defaultUserDetails, images: [] };
const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));
beforeAll(() =>
  Promise.all([400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`))),
);

function draw(draft: AdsDraft, onTooLong?: (fields: readonly string[]) => void) {
  const [side] = ads.artboards(draft);
  if (!side) throw new Error('An ad has an artboard.');
  flushSync(() =>
    root.render(
      <Artboard side={side} onTooLong={onTooLong}>
        <ads.Artwork draft={draft} brief={brief} side={side} />
      </Artboard>,
    ),
  );
  const node = host.querySelector<HTMLElement>('[data-artboard]');
  if (!node) throw new Error('Nothing was drawn.');
  return { side, node };
}

const everySize = adsFields.platform.options.flatMap(({ value: platform }) =>
  optionsOf(adsFields.size, { platform }).map(({ value: size }) => [platform, size] as const),
);

describe.each(everySize)('%s %s', (platform, size) => {
  it('holds texts at their limits, in letters of at least 8 px', () => {
    const onTooLong = vi.fn();
    const { node } = draw(restoreDraft(adsFields, { ...ads.examples.longest, platform, size }), onTooLong);
    expect(onTooLong).not.toHaveBeenCalled();
    for (const text of node.querySelectorAll('[data-fit]'))
      expect(Number.parseFloat(getComputedStyle(text).fontSize), text.textContent).toBeGreaterThanOrEqual(8);
  });

  it('keeps words, logo and button inside the artboard and apart from each other', () => {
    const { node } = draw(restoreDraft(adsFields, { ...ads.examples.longest, platform, size }));
    const whole = node.getBoundingClientRect();
    const boxes = [...node.querySelectorAll('[data-fit], img[alt="Daybreak"]')].map((part) =>
      part.getBoundingClientRect(),
    );
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(whole.left);
      expect(box.right).toBeLessThanOrEqual(whole.right);
      expect(box.bottom).toBeLessThanOrEqual(whole.bottom);
    }
    const overlapping = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    expect(overlapping).toEqual([]);
  });
});

it('a story keeps its top 14 % and bottom 20 % free of words, logo and button', () => {
  const { node } = draw(
    restoreDraft(adsFields, { ...ads.examples.longest, platform: 'facebook', size: 'story' }),
  );
  const whole = node.getBoundingClientRect();
  for (const part of node.querySelectorAll('[data-fit], img[alt="Daybreak"]')) {
    const { top, bottom } = part.getBoundingClientRect();
    expect(top - whole.top).toBeGreaterThanOrEqual(0.14 * whole.height);
    expect(bottom - whole.top).toBeLessThanOrEqual(0.8 * whole.height);
  }
});

it.each(['banner', 'mobile-banner'])(
  'a %s leaves the description out and never calls it too long',
  (size) => {
    const onTooLong = vi.fn();
    const description = 'A word too many '.repeat(200);
    const { node } = draw(restoreDraft(adsFields, { size, description }), onTooLong);
    expect(node).not.toHaveTextContent('too many');
    expect(onTooLong).not.toHaveBeenCalled();
  },
);

it('shows the first uploaded picture in either theme', () => {
  const url = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  for (const theme of ['white', 'blue'] as const) {
    const draft = { ...newDraft(adsFields), theme };
    const [side] = ads.artboards(draft);
    if (!side) throw new Error('An ad has an artboard.');
    const images = [
      { id: '1', name: 'First', url },
      { id: '2', name: 'Second', url: 'data:,' },
    ];
    flushSync(() => root.render(<ads.Artwork draft={draft} brief={{ ...brief, images }} side={side} />));
    expect([...host.querySelectorAll('img')].map(({ src }) => src)).toContain(url);
  }
});

it.each(everySize.filter(([platform]) => platform === 'google' || platform === 'display'))(
  'a PNG for %s %s is under 150 KB, the most that display networks take',
  async (platform, size) => {
    const { side, node } = draw(restoreDraft(adsFields, { platform, size }));
    const [file] = await browserExporter.export({
      designer: 'ads',
      title: 'Ad',
      sources: [{ side, node }],
      format: 'png',
      date: new Date(2026, 6, 30),
    });
    expect(file?.blob.size).toBeLessThan(150_000);
  },
);
