import { version } from '../../../package.json';
import { fileName, sizeName } from '../fileNames.ts';
import {
  type ArtboardSide,
  type ArtboardSize,
  ExportError,
  type ExportedFile,
  type ExportRequest,
} from '../types.ts';
import { readPages } from './readPages.ts';
import { type Inks, printInks, screenInks } from './write/inks.ts';
import { lowResolution } from './write/pictures.ts';
import type { Slug } from './write/slug.ts';
import { writePdf } from './write/writePdf.ts';

/** Photographs in a file for the press, and in one for the screen. */
const PRESS = { dpi: 300, quality: 0.9 };
const SCREEN = { dpi: 150, quality: 0.8 };
/** The paper of a `ten-up` sheet. */
const LETTER: ArtboardSize = { width: 8.5, height: 11, unit: 'in', bleed: 0 };

/**
 * One PDF with a page per side: vector text and shapes in four inks, with bleed, and crop marks on request; or a proof in
 * the colours of the screen.
 */
export async function exportPdf(
  request: ExportRequest,
  inks: Inks = request.proof ? screenInks : printInks,
): Promise<ExportedFile[]> {
  const { sources, designer, date, proof, sheet, draft, signal, onProgress } = request;
  const [first] = sources;
  if (!first) throw new ExportError('There is nothing to print yet.');
  const { list, refusals } = await readPages({
    sources,
    signal,
    onProgress: (fraction, label) => onProgress?.(0.5 * fraction, label),
  });
  if (refusals[0]) throw refusals[0];
  const size = sheet ? LETTER : first.side.size;
  const title = request.title.trim() || `${designer} ${sizeName(size)}`;
  const hasMarks = !proof && (request.marks || sheet !== undefined);
  const blob = await writePdf(list, {
    inks,
    pictures: proof ? SCREEN : PRESS,
    paper: sheet ?? (proof || request.bleed === false ? 'trim' : 'bleed'),
    facts: { title, date, version, language: languageOf(first.node) },
    slugs: hasMarks ? sources.map(({ side }) => slugOf(title, date, side)) : undefined,
    draft,
    signal,
    onStep: (fraction, label) => onProgress?.(0.5 + fraction * 0.4, label),
  });
  return [
    {
      name: fileName({
        designer,
        size: sizeName(size),
        side: proof ? 'proof' : undefined,
        date,
        extension: 'pdf',
      }),
      blob,
      note: proof ? undefined : lowResolution(list.pictures),
    },
  ];
}

const slugOf = (title: string, date: Date, { label, size }: ArtboardSide): Slug => ({
  title,
  facts: [
    label,
    size.bleed > 0 ? `${sizeName(size)} + ${size.bleed} in bleed` : sizeName(size),
    date.toISOString().slice(0, 10),
    `brand ${version}`,
  ],
});

const languageOf = (node: HTMLElement) => node.closest<HTMLElement>('[lang]')?.lang || 'en-US';
