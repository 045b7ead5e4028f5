import { company } from './company.ts';
import { type LogoLayout, type LogoVariant, logoPngFile } from './logo.ts';
import type { pictures } from './pictures.ts';

/**
 * Where the public site serves this package's `assets` folder. Emails and signatures link their pictures there, because mail
 * clients show neither embedded nor SVG pictures.
 */
export const hostedRoot = `${company.website}/brand/`;

/** The public address of a logo as PNG, four times its view box, for mails. */
export const hostedLogo = (layout: LogoLayout, variant: LogoVariant): string =>
  `${hostedRoot}${logoPngFile(layout, variant, 4)}`;

/** The public address of a certification badge, 240 × 240 px. */
export const hostedBadge = (id: (typeof company.certifications)[number]['id']): string =>
  `${hostedRoot}assets/badges/badge-${id}.png`;

/** The public address of a picture as JPEG, the only format of photographs that every mail client shows. */
export const hostedPicture = (file: (typeof pictures)[number]['file']): string =>
  `${hostedRoot}assets/images/${file}.jpg`;
