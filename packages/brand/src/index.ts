export { type Company, company } from './company.ts';
export {
  type LogoLayout,
  type LogoVariant,
  logoFile,
  logoLayouts,
  logoVariants,
  logoViewBox,
} from './logo.ts';
export { type BrandColor, type Cmyk, type PaletteName, palette, paletteNames } from './palette.ts';
export { type FontWeight, type } from './type.ts';
