// The rules of the brand as data, for the guidelines page and for other pages that show or check them.
export { claims } from './claims.ts';
export { clearSpace } from './clearSpace.ts';
export { legal } from './legal.ts';
export {
  type FoundLogo,
  findLogo,
  type LogoGroundId,
  type LogoMediumId,
  logoGrounds,
  logoMedia,
} from './logoFinder.ts';
export {
  type LogoLayoutUse,
  type LogoMisuse,
  type LogoVariantUse,
  logoLayoutUse,
  logoMisuses,
  logoVariantUse,
} from './logoUsage.ts';
export { coBranding, motifRules, photographyRules, pieceGrid, voiceRules } from './pieceRules.ts';
