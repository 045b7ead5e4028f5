import { type PaletteName, palette, paletteNames } from './palette.ts';
import { type } from './type.ts';

/** The brand's values in the shape of their custom properties. */
export const brandValues = {
  color: Object.fromEntries(paletteNames.map((name) => [name, palette[name].hex])) as Record<
    PaletteName,
    string
  >,
  font: {
    family: type.stack,
    weightBody: String(type.weights.regular),
    weightBold: String(type.weights.bold),
    weightHeading: String(type.weights.heading),
    lineHeightBody: String(type.lineHeight.body),
    lineHeightHeading: String(type.lineHeight.heading),
  },
};

const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Name, without its two dashes, of the custom property at a path of `brandValues`: `['color', 'teal']`. */
export const customPropertyName = (path: readonly string[]): string => `brand-${path.map(kebab).join('-')}`;

/** A palette color as CSS reads it, for example `var(--brand-color-teal)`. */
export const cssColor = (name: PaletteName): string => `var(--${customPropertyName(['color', name])})`;

/** The custom properties as a style sheet, for pages that take the values and not the package. */
export function customPropertiesSheet(): string {
  const lines = Object.entries(brandValues).flatMap(([group, values]) =>
    Object.entries(values).map(([key, value]) => `  --${customPropertyName([group, key])}: ${value};`),
  );
  return `:root {\n${lines.join('\n')}\n}\n`;
}
