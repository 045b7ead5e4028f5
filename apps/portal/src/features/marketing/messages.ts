export const marketing = {
  title: 'Marketing Center',
  intro:
    'Pick what you want to create, add your text and pictures, and download files ready for print or screen.',
  back: 'Back',
  notFound: 'Module not found',
  notFoundText: "This designer doesn't exist. Go back to the Marketing Center to choose one.",
  details: 'Your details',
  detailsIntro:
    'The contact details shown on your pieces. They come from your profile. Changes you make here are saved in this browser.',
  images: 'Images',
  open: {
    button: 'Open a file',
    drop: 'To keep editing a PNG or PDF you downloaded here, drop it on this page',
    opened: 'File opened',
    own: "Files don't include your own pictures, so this draft uses the ones under Images.",
    undo: 'Use Undo to go back to the draft you had open.',
    beside: "The file opened as a new draft. The piece you had open hasn't changed.",
    save: 'Save to your pieces',
    details: 'Every designer now uses the contact details from this file.',
    moved:
      'The brand has changed since this file was made. Check the colors and logos before you download it again.',
    nothingTitle: "Can't open this file",
    nothing: (file: string) =>
      `“${file}” can't be edited here. Choose a PNG or PDF that you downloaded here and haven't re-saved in another app.`,
    notReadTitle: "Couldn't open the file",
    notRead: 'Check your connection and try again.',
    notKept:
      "Couldn't save the draft because this browser's storage is full or blocked. Delete drafts you no longer need, then try again.",
    replaceTitle: 'Replace your details?',
    replace: "This card file includes contact details. They'll replace yours in every designer.",
    keep: 'Keep my details',
    confirm: 'Open the file',
  },
  sharedMissing: "Couldn't load your details and pictures. Try again.",
  libraryMissing: "Couldn't load your pieces. Try again.",
  ready: {
    title: 'Ready pieces',
    intro: 'Pick a design, change the words, download.',
    opened: (title: string) => `“${title}” is open`,
    yours: 'The text, dates and places are samples. Replace them with your own.',
    of: (designer: string) => `, ${designer}`,
  },
  hub: {
    title: 'What do you need?',
    hint: 'Job fair flyer, save-the-date card',
    all: 'All materials',
    found: (pieces: number, materials: number) =>
      `${pieces === 1 ? '1 ready piece' : `${pieces} ready pieces`}, ${materials === 1 ? '1 material' : `${materials} materials`}`,
    noneTitle: 'No ready pieces match',
    none: 'Describe what you need, and the wizard will create a design for you to start from.',
    inPieces: (query: string) => `Search your pieces for “${query}”`,
    inPhotographs: (query: string) => `Search team photos for “${query}”`,
  },
  strip: 'Materials',
  openAs: { page: 'Use the form', studio: 'Open studio' },
  imagesIntro:
    'Your pictures, used in your pieces in this order unless you choose others. Saved in this browser.',
};
