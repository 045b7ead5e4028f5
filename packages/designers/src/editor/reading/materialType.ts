/** A kind of piece that the wizard can make. */
export type MaterialType =
  | 'business-card'
  | 'brochure'
  | 'flyer'
  | 'poster'
  | 'banner'
  | 'social-post'
  | 'email-template'
  | 'presentation'
  | 'infographic'
  | 'custom';
