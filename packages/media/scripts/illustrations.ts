import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '../../brand/src/palette.ts';
import { colorNames } from '../src/illustrations/colorNames.ts';
import { type IllustrationColors, svgOfAll } from '../src/illustrations/draw.ts';
import { drawings } from '../src/illustrations/drawings.ts';
import { grounds } from '../src/illustrationTopics.ts';

// Writes the illustrations as one SVG for each ground. Run it after changing a drawing or a color.

const folder = join(import.meta.dirname, '..', 'assets', 'illustrations');
mkdirSync(folder, { recursive: true });
for (const ground of grounds) {
  const named = Object.entries(colorNames[ground]).map(([role, name]) => [role, palette[name].hex]);
  const colors: IllustrationColors = Object.fromEntries(named);
  writeFileSync(join(folder, `${ground}.svg`), svgOfAll(drawings, colors));
}
