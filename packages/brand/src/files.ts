// Addresses of the package's files, for pages that show or offer them. The bundler finds the files by these patterns
// and gives each one an address; without a bundler they're next to this module. All of these throw on an unknown name.
import { assertKnown, type LogoLayout, type LogoVariant, logoName } from './logo.ts';
import { type FontWeight, type } from './type.ts';

export { logoPdfUrl, logoPngUrl } from './logoFormats.ts';

export const logoUrl = (layout: LogoLayout, variant: LogoVariant): string =>
  new URL(`../assets/logo/${logoName(layout, variant)}.svg`, import.meta.url).href;

/** The TrueType file for a weight of Poppins, for print and office programs. */
export function fontUrl(weight: FontWeight): string {
  assertKnown('font weight', weight, Object.values(type.weights));
  return new URL(`../assets/fonts/poppins-${weight}.ttf`, import.meta.url).href;
}

export const fontLicenseUrl: string = new URL('../assets/fonts/OFL.txt', import.meta.url).href;

/** The package's changelog, in the Markdown that Changesets writes. */
export const changelogUrl: string = new URL('../CHANGELOG.md', import.meta.url).href;
