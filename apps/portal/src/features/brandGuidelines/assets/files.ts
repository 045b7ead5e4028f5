import { customPropertiesSheet, designTokens, designTokensInHex, typeRoles } from '@daybreak/brand';
import { fontLicenseUrl, fontUrl } from '@daybreak/brand/files';
import { assets } from '../messages.ts';
import type { OfferedFile } from './FileList.tsx';

export const fontFiles: readonly OfferedFile[] = [
  ...typeRoles.map(({ name, weight, use }) => ({
    title: name,
    titleStyle: { fontWeight: weight },
    text: use,
    file: `poppins-${weight}.ttf`,
    href: fontUrl(weight),
  })),
  { title: assets.license, text: assets.licenseText, file: 'OFL.txt', href: fontLicenseUrl },
];

export const tokenFiles: readonly OfferedFile[] = [
  {
    title: assets.tokenFile,
    text: assets.tokenFileText,
    file: 'tokens.json',
    make: () => `${JSON.stringify(designTokens(), null, 2)}\n`,
  },
  {
    title: assets.hexTokenFile,
    text: assets.hexTokenFileText,
    file: 'tokens.hex.json',
    make: () => `${JSON.stringify(designTokensInHex(), null, 2)}\n`,
  },
  {
    title: assets.swatchFile,
    text: assets.swatchFileText,
    file: 'palette.ase',
    href: '/palette.ase',
  },
  {
    title: assets.screenSwatchFile,
    text: assets.screenSwatchFileText,
    file: 'palette.rgb.ase',
    href: '/palette.rgb.ase',
  },
  { title: assets.cssFile, text: assets.cssFileText, file: 'daybreak.css', make: customPropertiesSheet },
  { title: assets.factsFile, text: assets.factsFileText, file: 'brand.json', href: '/brand.json' },
];
