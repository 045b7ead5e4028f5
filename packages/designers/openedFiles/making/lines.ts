// Words in cells on a page, for tests that compare each one with the browser's own drawing.
import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { browserExporter, type ExportSource } from '@daybreak/print';
import { facesOf } from '@daybreak/print/faces';
import { plainLines } from '@daybreak/print/words';
import { mountArtboard } from '../../../print/openedFiles/making/artboards.ts';
import { base64 } from '../../../print/openedFiles/making/base64.ts';
import { root } from '../../src/editor/artwork/artwork.css.ts';

export interface Cells {
  language: string;
  weight: number;
  words: readonly string[];
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const COLUMNS = 5;
const CELL = { width: 230, height: 120 };
let source: ExportSource | undefined;

/** Shows words on the page, each in its own cell, and returns where the cells are. */
export async function mountCells({ language, weight, words }: Cells): Promise<Place[]> {
  document.body.replaceChildren();
  const height = Math.ceil(words.length / COLUMNS) * CELL.height;
  const size = { width: COLUMNS * CELL.width, height, unit: 'px', bleed: 0 } as const;
  source = await mountArtboard(size, `<div class="${root}" style="background: #fff"></div>`);
  source.node.lang = language;
  const [board] = source.node.children;
  const cells = words.map((word, index) => {
    const cell = document.createElement('p');
    const place = {
      x: (index % COLUMNS) * CELL.width,
      y: Math.floor(index / COLUMNS) * CELL.height,
      ...CELL,
    };
    cell.style.cssText = `position: absolute; margin: 0; left: ${place.x + 50}px; top: ${place.y + 18}px; font-size: 40px; font-weight: ${weight}; letter-spacing: 0; white-space: nowrap; color: #000`;
    cell.textContent = plainLines(word);
    board?.append(cell);
    return place;
  });
  await facesOf(source.node);
  return cells;
}

/** Returns the print file of the mounted words as base64, or the sentence that explains why it's refused. */
export async function pdfOfCells(): Promise<{ data: string } | { refusal: string }> {
  try {
    const [file] = await browserExporter.export({
      designer: 'cells',
      title: 'Words',
      sources: source ? [source] : [],
      format: 'pdf',
      proof: true,
      date: new Date(0),
    });
    return { data: await base64(file?.blob ?? new Blob()) };
  } catch (error) {
    return { refusal: (error as Error).message };
  }
}
