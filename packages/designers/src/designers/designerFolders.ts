/** Every designer by its folder, in the order of the marketing hub. `pnpm designers` makes the registries from it. */
export const designerFolders = [
  'brochure',
  'ads',
  'email',
  'flyer',
  'newHire',
  'signature',
  'businessCard',
  'postcard',
  'poster',
  'social',
  'infographic',
  'titleSlide',
] as const;
