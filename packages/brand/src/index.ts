export { type BrandVersion, brandNow, brandVersions, customPropertiesOf } from './brandVersions.ts';
export { clearSpace } from './clearSpace.ts';
export { type Company, company } from './company.ts';
export {
  type ContrastVerdict,
  contrastMinimum,
  contrastRatio,
  contrastVerdict,
  contrastVerdicts,
  luminanceContrast,
  relativeLuminance,
} from './contrast.ts';
export { cssColor, customPropertiesSheet } from './customProperties.ts';
export { hostedBadge, hostedLogo, hostedMailPicture, hostedRoot } from './hosted.ts';
export {
  type LogoDensity,
  type LogoFormat,
  type LogoLayout,
  type LogoPdfVariant,
  type LogoVariant,
  logoArtwork,
  logoDensities,
  logoDisc,
  logoFile,
  logoLayouts,
  logoPdfFile,
  logoPdfVariants,
  logoPngFile,
  logoPngSize,
  logoVariants,
  logoViewBox,
} from './logo.ts';
export { type MailPicture, mailPictures } from './mailPictures.ts';
export { motifDisc, motifRows, type Row, rowsOf } from './motif.ts';
export {
  type BrandColor,
  brandColors,
  type Cmyk,
  designerColors,
  type PaletteName,
  palerInPrint,
  palette,
  paletteNames,
  translucent,
} from './palette.ts';
export { phoneExtension } from './phoneExtension.ts';
export { designTokens, designTokensInHex } from './tokens.ts';
export { type FontWeight, type TypeRole, type, typeRoles } from './type.ts';
export { brandVersion } from './version.ts';
