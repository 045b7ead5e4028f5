export const marketing = {
  title: 'Marketing Center',
  intro: 'Pick a material, put in your words and pictures, and take home files ready for print or screen.',
  back: 'Back',
  notFound: 'Module not found',
  notFoundText: 'This designer is not part of your portal. The Marketing Center shows those that are.',
  details: 'Your details',
  detailsIntro: 'The contact line of every material. Kept in this browser.',
  images: 'Images',
  open: {
    button: 'Open a file',
    drop: 'Drop a PNG or PDF from here to go on with it',
    opened: 'Opened from the file',
    own: 'Pictures of your own are not in a file: those under Images are used.',
    details: 'Your details are those of the file now, on every material.',
    moved: 'The brand has changed since it was made: look at colours and logos before you download it again.',
    nothingTitle: 'Nothing to open in this file',
    nothing: (file: string) =>
      `“${file}” holds no draft. Open a PNG or PDF that was downloaded here and not saved anew by another program.`,
    notKept:
      'The draft could not be kept: the storage of this browser is full or blocked. Nothing was changed.',
    replaceTitle: (title: string) => `Replace your draft of “${title}”?`,
    replace: 'The designer holds a draft of yours. Opening the file replaces it, and cannot be undone.',
    keep: 'Keep the draft',
    confirm: 'Open the file',
  },
  imagesIntro: 'Pictures for every material that shows one. Kept in this browser, in your order.',
};
