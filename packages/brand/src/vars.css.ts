import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { palette } from './palette.ts';
import { type } from './type.ts';

const values = {
  color: {
    teal: palette.teal.hex,
    cyan: palette.cyan.hex,
    orange: palette.orange.hex,
    gray: palette.gray.hex,
    dodger: palette.dodger.hex,
    amber: palette.amber.hex,
    night: palette.night.hex,
    white: palette.white.hex,
  },
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

/**
 * The brand as CSS custom properties, for example `--brand-color-teal`. Names are global and stable: sites that use no
 * JavaScript read them too, so renaming one is a major version.
 */
export const brandVars = createGlobalThemeContract(
  values,
  (_value, path) => `brand-${path.map(kebab).join('-')}`,
);

createGlobalTheme(':root', brandVars, values);
