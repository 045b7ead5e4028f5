import { describe, expect, it } from 'vitest';
import { readByPdfJs } from '../../../print/openedFiles/making/pdfJs.ts';
import { structureFaults } from '../../../print/openedFiles/making/tagged.ts';
import type { PieceRequest } from '../making/pieces.tsx';
import { files, openPieces, proofs } from './pieceFiles.ts';

// What a screen reader finds in a file: its structure, words in order, pictures and links.

const { drawn, pathOf, run, shownWords } = openPieces();

describe('screen reader', () => {
  const requests: [name: string, request: PieceRequest][] = [
    ...Object.entries(files),
    ...Object.entries(proofs).map(([name, request]): [string, PieceRequest] => [`${name}-proof`, request]),
  ];
  const options = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized'];

  it.each(requests.map(([name]) => name))('finds a structure that keeps the rules: %s', async (name) => {
    expect(structureFaults(run('qpdf', ...options, await drawn(name)))).toEqual([]);
  });

  const single = requests.filter(([name]) => !name.startsWith('ten-up'));
  it.each(single)('reads the words in the order of the piece: %s', async (name, request) => {
    const told = [...run('pdfinfo', '-struct-text', await drawn(name)).matchAll(/^\s*"(.*)"$/gm)].map(
      ([, words = '']) => words,
    );
    const shown = await shownWords(request);
    const inOneWord = (parts: readonly string[]) => parts.join('').replaceAll(/\s/g, '').toLowerCase();
    expect(inOneWord(told)).toBe(inOneWord(shown));
    // A second reader agrees.
    const pages = await readByPdfJs(pathOf(`${name}.pdf`));
    expect(inOneWord(pages.flatMap(({ words }) => words))).toBe(inOneWord(shown));
    expect(pages.flatMap(({ missing }) => missing)).toEqual([]);
  });

  it('reads headings and the alternative texts of pictures', async () => {
    const told = run('pdfinfo', '-struct', await drawn('photograph'));
    expect(told).toMatch(/^Document\n {2}Sect\n/);
    expect(told.match(/^ +H1 \(block\)/gm)).toHaveLength(1);
    expect(told).toContain('Figure');
    expect(run('qpdf', '--json=2', 'photograph.pdf')).toContain('"/Alt": "u:Rows of panels"');
  });

  it('gets the deck’s links, and none from a print file', async () => {
    const links = (name: string) => [...run('pdfinfo', '-url', name).matchAll(/Annotation\s+(\S+)/g)];
    expect(links(await drawn('deck-proof')).map(([, address]) => address)).toEqual([
      'tel:+15125550142',
      'mailto:hello@daybreak.example',
      'https://www.daybreak.example/',
    ]);
    expect(run('pdfinfo', '-struct', 'deck-proof.pdf').match(/^ +Link/gm)).toHaveLength(3);
    expect(links(await drawn('poster'))).toEqual([]);
  });

  it('reads each card of a sheet once', async () => {
    const told = run('pdfinfo', '-struct', await drawn('ten-up'));
    expect(told.match(/^ +P \(block\)/gm)).toHaveLength(20);
  });
});
