import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '../../brand/src/palette.ts';
import { colorNames } from '../src/illustrations/colorNames.ts';
import { type IllustrationColors, svgOf } from '../src/illustrations/draw.ts';
import { drawings } from '../src/illustrations/drawings.ts';
import { grounds, illustrations } from '../src/illustrations.ts';

/** Writes each illustration's SVG for each ground. Run it after changing a drawing or a color. */
const folder = join(import.meta.dirname, '..', 'assets', 'illustrations');
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const ground of grounds) {
  const named = Object.entries(colorNames[ground]).map(([role, name]) => [role, palette[name].hex]);
  const colors: IllustrationColors = Object.fromEntries(named);
  for (const { file } of illustrations)
    writeFileSync(join(folder, `${file}-${ground}.svg`), svgOf(drawings[file], colors));
}
