import { join } from 'node:path';
import type { JSHandle } from 'playwright';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { firefoxPath } from '../../../scripts/browser.ts';
import {
  type Engine,
  type OpenedBrowser,
  openInBrowser,
} from '../../print/openedFiles/making/openInBrowser.ts';
import { readByPdfJs } from '../../print/openedFiles/making/pdfJs.ts';
import { programsIn } from '../../print/openedFiles/making/programs.ts';
import { designersWithWords, samples } from '../../print/openedFiles/making/scripts.ts';
import type * as Pieces from './making/pieces.tsx';

// Pieces in fourteen writing systems as print files of two engines, opened with poppler, Ghostscript, qpdf and pdf.js.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

/** Spacing and line breaks are up to the layout; capitals are up to the style. */
const letters = (text: string, language: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cf}]|\ufe0f/gu, '')
    .toLocaleUpperCase(language);
const nameOf = (designer: string, script: string) => `${designer}-${script.replaceAll(/\W/g, '')}`;

const scripts = Object.keys(samples);
const [poster = '', ...others] = Object.keys(designersWithWords);
/** Each script in the poster and, alternating, in another designer; `EVERY_SCRIPT=1` tries all of them in all. */
const tried = (piece: string) =>
  process.env.EVERY_SCRIPT || piece === poster
    ? scripts
    : scripts.filter((_, index) => others[index % others.length] === piece);

const engines: Partial<Record<Engine, string[]>> = {
  chromium: [poster, ...others],
  // Only if it's installed.
  ...(firefoxPath() && { firefox: [poster] }),
};

describe.each(Object.entries(engines))('in %s', (engine, pieces) => {
  let opened: OpenedBrowser;
  let programs: ReturnType<typeof programsIn>;
  let harness: JSHandle<typeof Pieces>;

  // Not in a hook, which runs for every part: starting an engine takes as long as a test.
  const open = async () => {
    opened = await openInBrowser('designers', 'pieces.tsx', engine as Engine);
    programs = programsIn(opened.folder);
    harness = await opened.page.evaluateHandle(
      () => (window as unknown as { harness: typeof Pieces }).harness,
    );
    await opened.page.addStyleTag({ content: '[data-preview-only] { visibility: hidden }' });
  };
  let opening: Promise<void> | undefined;
  afterAll(() => opened?.close());

  describe.each(pieces)('%s', (piece) => {
    it.each(tried(piece))('prints as on the screen and is read as typed: %s', async (script) => {
      const sample = samples[script];
      const words = designersWithWords[piece];
      if (!sample || !words) throw new Error('There is no such sample.');
      const name = nameOf(piece, script);
      opening ??= open();
      await opening;
      const request = { piece, language: sample.language, ...words(sample) };
      const made = await opened.page.evaluate(
        async ({ harness, request }) =>
          harness.pdfOf(await harness.mountPiece(request), { proof: true, title: request.piece }),
        { harness, request },
      );
      if ('refusal' in made) throw new Error(made.refusal);
      opened.put(`${name}.pdf`, made.data);
      const trims = await opened.page.evaluate((harness) => harness.trims(), harness);
      programs.run('pdftoppm', '-r', '192', `${name}.pdf`, `${name}-page`);
      for (const [index, clip] of trims.entries()) {
        const shot = `${name}-shot-${index + 1}.png`;
        await opened.page.screenshot({ fullPage: true, clip, path: join(opened.folder, shot) });
        expect(programs.difference(shot, `${name}-page-${index + 1}.ppm`), `side ${index + 1}`).toBeLessThan(
          0.01,
        );
      }
      const plain = (text: string) => letters(text, sample.language);
      const read = plain(programs.run('pdftotext', `${name}.pdf`, '-'));
      const pages = await readByPdfJs(join(opened.folder, `${name}.pdf`));
      const said = plain(pages.flatMap((page) => page.words).join(''));
      // Poppler guesses the order of bidirectional lines and the place of vowel marks in right-to-left ones.
      const guessed = (words: string) =>
        ['ar', 'he'].includes(sample.language) ? words.replaceAll(/\p{M}/gu, '') : words;
      for (const text of [sample.headline, sample.sentence]) {
        expect(said).toContain(plain(text));
        for (const [word] of text.matchAll(/\p{Nd}+|[\p{L}\p{M}]+|\S/gu))
          expect(guessed(read)).toContain(guessed(plain(word)));
      }
      expect(programs.run('qpdf', '--check', `${name}.pdf`)).toContain('No syntax or stream encoding errors');
      expect(programs.run('gs', '-dBATCH', '-dNOPAUSE', '-q', '-sDEVICE=nullpage', `${name}.pdf`)).toBe('');
      for (const row of programs.run('pdffonts', `${name}.pdf`).trim().split('\n').slice(2))
        expect(row).toMatch(/^[A-Z]{6}\+[\w-]+ +CID TrueType +Identity-H +yes yes yes/);
    });
  });
});
