/** Pictures drawn for emails, with the size in CSS pixels at which they're shown; their files have three pixels for each. */
export const mailPictures = {
  /** Logos with a white outline, so they stay readable when an email app darkens the background. */
  logo: { width: 182, height: 36 },
  stacked: { width: 126, height: 105 },
  icon: { width: 105, height: 105 },
  /** The five certifications by name, as one strip. */
  certifications: { width: 322, height: 20 },
  /** The motif with the logo, on its own background. */
  panel: { width: 144, height: 168 },
  'panel-icon': { width: 144, height: 168 },
  /** The motif at the start of a banner, one picture per background. */
  'banner-night': { width: 144, height: 81 },
  'banner-teal': { width: 144, height: 81 },
  'banner-orange': { width: 144, height: 81 },
} as const;

export type MailPicture = keyof typeof mailPictures;

/** Path of an email picture inside the package. */
export const mailPictureFile = (name: MailPicture): string => `assets/mail/${name}.png`;
