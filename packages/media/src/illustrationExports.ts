export {
  type IllustrationColors,
  type IllustrationRole,
  illustrationColors,
  illustrationSvg,
} from './illustrationSvg.ts';
export { illustrationUrl } from './illustrationUrl.ts';
