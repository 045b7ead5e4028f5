export const marketing = {
  title: 'Marketing Center',
  intro: 'Pick a material, add your words and pictures, and download files ready for print or screen.',
  back: 'Back',
  notFound: 'Module not found',
  notFoundText: "This designer isn't part of your portal. See the Marketing Center for the ones that are.",
  details: 'Your details',
  detailsIntro:
    'Your contact line on every material. It starts with your profile, and changes are saved in this browser.',
  images: 'Images',
  open: {
    button: 'Open a file',
    drop: 'Drop a PNG or PDF that was downloaded here to keep working on it',
    opened: 'Opened from the file',
    own: "A file doesn't include your own pictures, so those under Images are used.",
    undo: 'Undo brings back the draft that was open.',
    beside: "It opens as a new draft. The piece you had open doesn't change.",
    save: 'Save to your pieces',
    details: 'Your details now come from the file, on every material.',
    moved: 'The brand has changed since this was made. Check colors and logos before you download it again.',
    nothingTitle: 'Nothing to open in this file',
    nothing: (file: string) =>
      `Can't open “${file}”. Choose a PNG or PDF you downloaded here and haven't saved again in another app.`,
    notReadTitle: "Couldn't open the file",
    notRead: "Couldn't load the tools that read files. Check your connection and try again.",
    notKept: "Couldn't save the draft: this browser’s storage is full or blocked. Nothing changed.",
    replaceTitle: 'Replace your details?',
    replace: "The card has the details it was made with. They'll replace yours on every material.",
    keep: 'Keep my details',
    confirm: 'Open the file',
  },
  sharedMissing: "Couldn't load your details and pictures. Try again",
  libraryMissing: "Couldn't load your pieces. Try again",
  ready: {
    title: 'Ready pieces',
    intro: 'Pick a design, change the words, download.',
    opened: (title: string) => `“${title}” is open`,
    yours: 'The text, dates and places are samples. Replace them with yours.',
    of: (designer: string) => `, ${designer}`,
  },
  hub: {
    title: 'What do you need?',
    hint: 'A flyer for a job fair, a save-the-date',
    clear: 'Clear search',
    all: 'All materials',
    found: (pieces: number, materials: number) =>
      `${pieces === 1 ? '1 ready piece' : `${pieces} ready pieces`}, ${materials === 1 ? '1 material' : `${materials} materials`}`,
    noneTitle: 'No ready pieces match',
    none: 'Describe what you need, and the wizard makes a design to start from.',
    inPieces: (query: string) => `Search your pieces for “${query}”`,
    inPhotographs: (query: string) => `Search team photographs for “${query}”`,
  },
  strip: 'Materials',
  openAs: { page: 'Use the form', studio: 'Open studio' },
  imagesIntro:
    'Pictures for your materials, used in this order unless you choose others. Saved in this browser.',
};

/** Why the files of a piece are marked, where it's more than that no one has approved it yet. */
export const fileApproval = {
  noPiece: "This draft isn't saved as a piece, so no one can approve it yet.",
  notSaved: "Your latest changes aren't saved yet, so they aren't approved.",
  changed: 'A colleague just changed this piece, so what you see needs approval again.',
  otherContact: (name = '') =>
    `It was approved with ${name.trim() ? `the contact details of ${name.trim()}` : 'other contact details'}, but now shows yours.`,
  unreachable: "We couldn't check whether this piece is approved.",
};
