/** What the tests that open exported files run inside the browser. For tests only. */
import '@daybreak/brand/styles.css';
import { exportPdf } from './pdf/exportPdf.ts';
import { featureSheets, SHEET } from './pdf/featureSheets.ts';
import { printInks, screenInks } from './pdf/write/inks.ts';
import { mountArtboard } from './testArtboards.ts';
import type { ArtboardSize, ExportSource } from './types.ts';

export const date = new Date(Date.UTC(2026, 6, 30, 12));

export async function mountSheets(): Promise<ExportSource[]> {
  const sources: ExportSource[] = [];
  for (const { name, html } of featureSheets) {
    const source = await mountArtboard(SHEET, html, 1, name);
    if (source.node.parentElement) source.node.parentElement.style.cssText = 'display:block';
    source.node.style.background = '#fff';
    sources.push(source);
  }
  return sources;
}

export async function pdfOf(
  sources: ExportSource[],
  options: { colors: 'print' | 'screen'; marks?: boolean; title?: string },
): Promise<string> {
  const [file] = await exportPdf(
    {
      designer: 'sheet',
      title: options.title ?? 'Feature sheets',
      sources,
      format: 'pdf',
      date,
      marks: options.marks,
    },
    options.colors === 'print' ? printInks : screenInks,
  );
  return base64(file?.blob ?? new Blob());
}

export async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let index = 0; index < bytes.length; index += 32768)
    text += String.fromCharCode(...bytes.subarray(index, index + 32768));
  return btoa(text);
}

export const mount = (size: ArtboardSize, html: string, label: string) => mountArtboard(size, html, 1, label);
