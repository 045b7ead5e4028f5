/** Pictures drawn for mails, with the CSS pixels at which they are shown; their files have three for each. */
export const mailPictures = {
  /** Logos with a white outline, so that they read where a mail program darkens the ground. */
  logo: { width: 182, height: 36 },
  stacked: { width: 126, height: 105 },
  icon: { width: 105, height: 105 },
  /** The five certifications by name, as one strip. */
  certifications: { width: 322, height: 20 },
  /** The motif with the logo, on a ground of its own. */
  panel: { width: 144, height: 168 },
  'panel-icon': { width: 144, height: 168 },
  /** The motif at the start of a banner, a picture for each ground. */
  'banner-night': { width: 144, height: 81 },
  'banner-teal': { width: 144, height: 81 },
  'banner-orange': { width: 144, height: 81 },
} as const;

export type MailPicture = keyof typeof mailPictures;

/** Path of a mail's picture inside the package. */
export const mailPictureFile = (name: MailPicture): string => `assets/mail/${name}.png`;
