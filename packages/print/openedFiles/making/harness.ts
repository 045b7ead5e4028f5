// Runs inside Chromium for the tests that open exported files.
import '@daybreak/brand/styles.css';
import { browserExporter } from '../../src/browserExporter.ts';
import { exportPdf } from '../../src/pdf/exportPdf.ts';
import { screenInks } from '../../src/pdf/write/inks.ts';
import type { ArtboardSize, ExportRequest, ExportSource } from '../../src/types.ts';
import { mountArtboard } from './artboards.ts';
import { base64 } from './base64.ts';
import { featureSheets, sheetSize } from './featureSheets.ts';

const date = new Date(Date.UTC(2026, 6, 30, 12));

/** Mounts every feature sheet, one under the other, so that a screenshot of each can be taken. */
export async function mountSheets(): Promise<ExportSource[]> {
  const sources: ExportSource[] = [];
  for (const { name, html } of featureSheets) {
    const source = await mountArtboard(sheetSize, html, 1, name);
    if (source.node.parentElement) source.node.parentElement.style.cssText = 'display:block';
    source.node.style.background = '#fff';
    sources.push(source);
  }
  return sources;
}

/** A PDF as base64: `print` has inks, bleed and marks, `screen` the colors of the screen. */
export async function pdfOf(
  sources: ExportSource[],
  kind: 'print' | 'screen',
  title: string,
): Promise<string> {
  const request = {
    designer: 'sheet',
    title,
    sources,
    format: 'pdf',
    date,
    marks: kind === 'print',
  } as const;
  const [file] = await exportPdf(request, kind === 'screen' ? screenInks : undefined);
  return base64(file?.blob ?? new Blob());
}

/** A file that the exporter makes of test artwork, as base64. */
export async function fileOf(
  size: ArtboardSize,
  html: string[],
  format: ExportRequest['format'],
  options: Partial<ExportRequest> = {},
): Promise<{ name: string; data: string }> {
  const sources: ExportSource[] = [];
  for (const [index, part] of html.entries())
    sources.push(await mountArtboard(size, part, 1, `Side ${index + 1}`));
  const [file] = await browserExporter.export({
    designer: 'test',
    title: 'Open house',
    sources,
    format,
    date,
    ...options,
  });
  return { name: file?.name ?? '', data: await base64(file?.blob ?? new Blob()) };
}
