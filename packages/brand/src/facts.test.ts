import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../package.json' with { type: 'json' };
import { company } from './company.ts';
import { customPropertiesSheet } from './customProperties.ts';
import { brandFacts } from './facts.ts';
import { palette } from './palette.ts';

const facts = brandFacts(version);
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url));

it('has the company’s name, legal line and tagline, and the version', () => {
  expect(facts).toMatchObject({
    name: 'Daybreak',
    legalName: company.legalName,
    tagline: company.tagline,
    type: { family: 'Poppins' },
  });
  expect(facts.version).toMatch(/^\d+\.\d+\.\d+$/);
});

it('has each color in every notation, with its custom property', () => {
  expect(facts.colors).toHaveLength(Object.keys(palette).length);
  const sheet = customPropertiesSheet();
  for (const { customProperty, hex } of facts.colors) expect(sheet).toContain(`  ${customProperty}: ${hex};`);
  expect(facts.colors[1]).toMatchObject({
    id: 'cyan',
    hex: '#14BCC0',
    rgb: [20, 188, 192],
    cmyk: { c: 90, m: 2, y: 30, k: 0 },
    customProperty: '--brand-color-cyan',
  });
});

it('lists every logo with its file’s size', () => {
  expect(facts.logos).toHaveLength(15);
  for (const { svg, png } of facts.logos) {
    expect(read(svg.path).toString()).toContain(`viewBox="0 0 ${svg.width} ${svg.height}"`);
    expect(png.map(({ density }) => density)).toEqual([1, 2, 3, 4]);
    for (const { path, width, height } of png) {
      const header = read(path);
      expect([header.readUInt32BE(16), header.readUInt32BE(20)], path).toEqual([width, height]);
    }
  }
});

it('survives a JSON round trip', () => {
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
});
