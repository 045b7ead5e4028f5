import { customPropertyName } from './customProperties.ts';
import { type BrandColor, type PaletteName, palette, paletteNames } from './palette.ts';

/** The brand's look in one version of this package and until the next change. Enough to draw a piece as it was then. */
export interface BrandVersion {
  /** The version of this package that published it. */
  readonly id: string;
  readonly colors: Readonly<Record<PaletteName, Pick<BrandColor, 'hex' | 'rgb' | 'cmyk'>>>;
  /** Addresses of its logos' SVG files by name (`daybreak-logo-primary`). Only those that differ from today's. */
  readonly logos: Readonly<Record<string, string>>;
}

/** The brand as it is today. */
export const brandNow: BrandVersion = { id: '1.0.0', colors: palette, logos: {} };

/** All published versions, oldest first. The last is today's. */
export const brandVersions: readonly BrandVersion[] = [brandNow];

/** The custom properties that show an element in a version of the brand: those whose values aren't today's. */
export const customPropertiesOf = ({ colors }: BrandVersion): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paletteNames.flatMap((name) =>
      colors[name].hex === palette[name].hex
        ? []
        : [[`--${customPropertyName(['color', name])}`, colors[name].hex]],
    ),
  );
