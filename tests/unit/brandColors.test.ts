import { expect, it } from 'vitest';
import { palette } from '../../packages/brand/src/palette.ts';
import { listed, read } from './listed.ts';

/**
 * The source of everything that users see, without the palette, its drawings (which have their own test), tests,
 * stories and records.
 */
const sources = listed('apps', 'packages', 'supabase')
  .filter((file) => /\.(tsx?|css|html|mdx)$/.test(file))
  .filter(
    (file) =>
      !/\.(test|stories|fuzz)\.|\/(tests|testing|openedFiles|wizardBriefs|making)\/|^packages\/brand\//.test(
        file,
      ),
  )
  .map((file) => ({ file, text: read(file) }));

const numbers = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** White can be used anywhere. */
const colors = Object.entries(palette).filter(([name]) => name !== 'white');

it.each(colors)('%s is only written in the palette, where it can be changed', (_name, { hex, rgb }) => {
  const written = new RegExp(`${hex}\\b|rgba?\\(\\s*${rgb.join('[\\s,]+')}\\b`, 'i');
  expect(numbers(hex)).toEqual(rgb);
  expect(sources.length).toBeGreaterThan(800);
  expect(sources.filter(({ text }) => written.test(text)).map(({ file }) => file)).toEqual([]);
});
