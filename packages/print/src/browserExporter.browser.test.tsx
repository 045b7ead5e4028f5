import '@daybreak/brand/styles.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mountArtboard } from '../openedFiles/making/artboards.ts';
import { browserExporter } from './browserExporter.ts';

const date = new Date(2026, 6, 30);
const size = { width: 2, height: 1, unit: 'in', bleed: 0.125 } as const;
const formats = ['png', 'jpeg', 'pdf'] as const;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the exporter', () => {
  it.each(formats)('names the files and reports progress: %s', async (format) => {
    const sources = [await mountArtboard(size, 'Front'), await mountArtboard(size, 'Back', 1, 'Back')];
    const steps: number[] = [];
    const labels = new Set<string>();
    const files = await browserExporter.export({
      designer: 'card',
      title: 'Card',
      sources,
      format,
      date,
      onProgress: (fraction, label) => {
        steps.push(fraction);
        labels.add(label);
      },
    });
    expect(files.map(({ name }) => name)).toEqual(
      {
        png: ['card-2x1in-front-20260730.png', 'card-2x1in-back-20260730.png'],
        jpeg: ['card-2x1in-front-20260730.jpg', 'card-2x1in-back-20260730.jpg'],
        pdf: ['card-2x1in-20260730.pdf'],
      }[format],
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect([steps[0], steps.at(-1)]).toEqual([0, 1]);
    expect(labels.size).toBeGreaterThan(2);
  });

  it.each(formats)('makes no file after it is canceled: %s', async (format) => {
    const sources = [await mountArtboard(size, 'Front')];
    const controller = new AbortController();
    const request = { designer: 'card', title: 'Card', sources, format, date, signal: controller.signal };
    const promise = browserExporter.export(request);
    controller.abort();
    await expect(promise).rejects.toMatchObject({ name: 'AbortError' });
    await expect(browserExporter.export(request)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('downloads every file under its name', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    });
    const blob = new Blob(['x']);
    browserExporter.save([
      { name: 'one.png', blob },
      { name: 'two.png', blob },
    ]);
    await vi.waitFor(() => expect(clicked).toEqual(['one.png', 'two.png']), 20_000);
    expect(document.querySelector('a')).toBeNull();
  });
});
