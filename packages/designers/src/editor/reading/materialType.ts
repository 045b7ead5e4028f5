/** What the wizard can be asked to make. */
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
