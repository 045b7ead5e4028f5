export const marketing = {
  title: 'Marketing Center',
  intro: 'Pick a material, add your words and pictures, and download files ready for print or screen.',
  back: 'Back',
  notFound: 'Module not found',
  notFoundText: 'This designer is not part of your portal. The Marketing Center shows those that are.',
  details: 'Your details',
  detailsIntro:
    'The contact line of every material. Begins with your profile; what you change is kept in this browser.',
  images: 'Images',
  open: {
    button: 'Open a file',
    drop: 'Drop a PNG or PDF that was downloaded here to keep working on it',
    opened: 'Opened from the file',
    own: 'A file does not hold your own pictures: those under Images are used. Undo brings back the draft that was open.',
    details: 'Your details now come from the file, on every material.',
    moved: 'The brand has changed since this was made. Check colors and logos before you download it again.',
    nothingTitle: 'Nothing to open in this file',
    nothing: (file: string) =>
      `“${file}” cannot be opened here. Choose a PNG or PDF that was downloaded here and not saved again in another program.`,
    notReadTitle: 'The file was not opened',
    notRead: 'The tools that read files could not be downloaded. Check your connection and try again.',
    notKept: 'The draft could not be saved: this browser’s storage is full or blocked. Nothing was changed.',
    replaceTitle: 'Replace your details?',
    replace:
      'The card holds the details that it was made with. They take the place of yours, on every material.',
    keep: 'Keep my details',
    confirm: 'Open the file',
  },
  ready: {
    title: 'Ready pieces',
    intro: 'Finished but for your words. One opens in its designer, with its layout and picture.',
    opened: (title: string) => `“${title}” is open`,
    yours:
      'Words, days and places are samples: put yours in their place. Undo brings back the draft that was open.',
    failed: 'The ready pieces could not be downloaded. Check your connection and try again.',
    again: 'Try again',
    of: (designer: string) => `, ${designer}`,
  },
  imagesIntro:
    'Pictures for every material that shows one, in your order until you choose others in its form. Kept in this browser.',
};
