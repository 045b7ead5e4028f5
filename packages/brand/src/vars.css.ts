import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { brandValues, customPropertyName } from './customProperties.ts';

/**
 * The brand as CSS custom properties, for example `--brand-color-teal`. Names are global and stable: sites that use no
 * JavaScript read them too, so renaming one is a major version.
 */
export const brandVars = createGlobalThemeContract(brandValues, (_value, path) => customPropertyName(path));

createGlobalTheme(':root', brandVars, brandValues);
