import { existsSync, readFileSync } from 'node:fs';
import { palette } from '@daybreak/brand';
import { describe, expect, it } from 'vitest';
import { illustrationColors, illustrationSvg, illustrationUrl } from './illustrationExports.ts';
import { illustrations } from './illustrations.ts';
import { type Ground, grounds, type IllustrationFile, illustrationTopics } from './illustrationTopics.ts';
import { pictures } from './pictures.ts';

const everyFile = illustrations.flatMap(({ file }) => grounds.map((ground) => [file, ground] as const));

describe('an illustration', () => {
  it.each(grounds)('is in the %s file, unchanged, under its name', (ground) => {
    for (const { file } of illustrations) {
      const url = new URL(illustrationUrl(file, ground));
      const line = readFileSync(url, 'utf8')
        .split('\n')
        .find((each) => each.includes(`id="${url.hash.slice(1)}"`));
      const [, y] = /viewBox="0 (\d+) 360 240"/.exec(line ?? '') ?? [];
      const [, alone = ''] =
        /<svg[^>]+>(.*)<\/svg>/s.exec(illustrationSvg(file, illustrationColors[ground])) ?? [];
      expect(line?.endsWith(`<g transform="translate(0 ${y})">${alone}</g>`)).toBe(true);
    }
  });

  it('uses only palette colors, including the accent', () => {
    const ours = new Set<string>(Object.values(palette).map(({ hex }) => hex));
    for (const [file, ground] of everyFile) {
      const svg = illustrationSvg(file, illustrationColors[ground]);
      const painted = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color = '']) => color);
      expect(painted.filter((color) => color !== 'none' && !ours.has(color))).toEqual([]);
      expect(painted).toContain(illustrationColors[ground].accent);
    }
  });

  it('consists of plain shapes, which a print PDF keeps as paths', () => {
    for (const { file } of illustrations) {
      const svg = illustrationSvg(file, illustrationColors.white);
      for (const [, element] of svg.matchAll(/<(\w+)/g))
        expect(['svg', 'g', 'path', 'rect', 'circle']).toContain(element);
      expect(svg).not.toMatch(/NaN|undefined|style=|class=|\{/);
      expect(svg.length).toBeLessThan(4096);
    }
  });
});

it('accepts a page’s own colors', () => {
  const svg = illustrationSvg('truck', {
    ground: 'none',
    main: 'var(--main)',
    light: 'var(--light)',
    accent: 'var(--accent)',
    line: 'currentColor',
  });
  expect(svg).toContain('fill="var(--accent)"');
  expect(svg).not.toMatch(/#[0-9A-F]{6}/);
});

it('has a different color for each part on every ground', () => {
  for (const ground of grounds) {
    const colors = Object.values(illustrationColors[ground]);
    expect(new Set(colors).size).toBe(colors.length);
  }
});

describe('the data of an illustration', () => {
  it.each(illustrations)('has a description and topics: $file', ({ alt, topics }) => {
    expect(alt).toMatch(/^Drawing of .{10,100}[^.]$/);
    expect(topics.length).toBeGreaterThan(3);
    expect(topics).toEqual([...new Set(topics.map((topic) => topic.toLowerCase().trim()))]);
  });

  it('is no other picture’s', () => {
    for (const part of ['name', 'alt'] as const)
      expect(new Set([...illustrations, ...pictures].map((one) => one[part])).size).toBe(
        illustrations.length + pictures.length,
      );
  });
});

it('has topics for every illustration', () => {
  expect(illustrations.map(({ file }) => file).toSorted()).toEqual(
    Object.keys(illustrationTopics).toSorted(),
  );
});

it('rejects unknown names and grounds', () => {
  expect(existsSync(new URL(illustrationUrl('truck', 'blue')))).toBe(true);
  expect(() => illustrationUrl('trck' as IllustrationFile, 'blue')).toThrow(
    'There is no illustration trck on blue.',
  );
  expect(() => illustrationUrl('truck', 'pink' as Ground)).toThrow('There is no illustration truck on pink.');
});
