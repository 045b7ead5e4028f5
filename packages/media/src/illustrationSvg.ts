import { palette } from '@daybreak/brand';
import { colorNames } from './illustrations/colorNames.ts';
import { type IllustrationColors, svgOf } from './illustrations/draw.ts';
import { drawings } from './illustrations/drawings.ts';
import { illustrationNamed } from './illustrations.ts';
import { type Ground, grounds, type IllustrationFile } from './illustrationTopics.ts';

export type { IllustrationColors, Role as IllustrationRole } from './illustrations/draw.ts';

/** The brand's own colorings: two tones and one accent on each ground. */
export const illustrationColors = Object.fromEntries(
  grounds.map((ground) => [
    ground,
    Object.fromEntries(Object.entries(colorNames[ground]).map(([role, name]) => [role, palette[name].hex])),
  ]),
) as unknown as Readonly<Record<Ground, IllustrationColors>>;

/**
 * An illustration as the text of an SVG, in colors of your own: to put into a page, where custom properties recolor it. The files in
 * `assets/illustrations` have the brand's colors. Throws on a name that no illustration has.
 */
export function illustrationSvg(file: IllustrationFile, colors: IllustrationColors): string {
  illustrationNamed(file);
  return svgOf(drawings[file], colors);
}
