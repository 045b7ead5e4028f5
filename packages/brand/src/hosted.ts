import { company } from './company.ts';
import { type LogoLayout, type LogoVariant, logoPngFile } from './logo.ts';
import { type MailPicture, mailPictureFile } from './mailPictures.ts';

/**
 * The public address of the `assets` folders of this package and of `@daybreak/media`. Emails and signatures link their
 * pictures there, because mail clients show neither embedded nor SVG pictures.
 */
export const hostedRoot = `${company.website}/brand/`;

/** The public address of a logo as PNG, four times its view box, for emails. */
export const hostedLogo = (layout: LogoLayout, variant: LogoVariant): string =>
  `${hostedRoot}${logoPngFile(layout, variant, 4)}`;

/** The public address of a certification badge, 240 × 240 px. */
export const hostedBadge = (id: (typeof company.certifications)[number]['id']): string =>
  `${hostedRoot}assets/badges/badge-${id}.png`;

/** The public address of a picture drawn for emails. */
export const hostedMailPicture = (name: MailPicture): string => `${hostedRoot}${mailPictureFile(name)}`;
