import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palette } from './palette.ts';

const assets = join(import.meta.dirname, '..', 'assets');
const ours = new Set<string>(Object.values(palette).map(({ hex }) => hex));

/** `#fff` as `#FFFFFF`. */
const whole = (color: string) =>
  (color.length === 4 ? color.replaceAll(/[0-9a-f]/gi, '$&$&') : color).toUpperCase();

/** The company's own drawings. Clients' logos use the clients' colors. */
const drawings = ['logo', 'badges', 'platforms'].flatMap((folder) =>
  readdirSync(join(assets, folder))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${folder}/${file}`),
);

it.each(drawings)('uses only palette colors in %s', (file) => {
  const svg = readFileSync(join(assets, file), 'utf8');
  const painted = [...svg.matchAll(/\b(?:fill|stroke|stop-color|color)\s*[=:]\s*"?\s*([^";}\s]+)/g)].map(
    ([, color = '']) => color,
  );
  expect(painted.length).toBeGreaterThan(0);
  expect(painted.filter((color) => color !== 'none' && !ours.has(whole(color)))).toEqual([]);
});
