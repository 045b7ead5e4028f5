import { company } from '@daybreak/brand';

/** The viewer's text. The slides' text is in `content.ts`. */
export const viewer = {
  title: 'Sales Deck',
  previous: 'Previous slide',
  next: 'Next slide',
  overview: 'Overview',
  reading: 'Reading mode',
  fullScreen: 'Full screen',
  back: 'Back to slides',
  loading: 'Loading images',
  more: 'More',
  presenter: 'Presenter view',
  presenterHint: 'Notes and timer in a second window',
  downloadPdf: 'Download PDF',
  downloadPptx: 'Download PowerPoint',
  pptxHint: 'Editable if you have the Poppins font installed',
  letterKeys: 'Single-key shortcuts',
  letterKeysHint: 'F: full screen, O: overview',
  counter: (number: number, total: number) => `${number} / ${total}`,
  slide: (number: number, total: number, title: string) => `Slide ${number} of ${total}: ${title}`,
  thumbnail: (number: number, title: string) => `${number}. ${title}`,
};

/** Title of the deck in its files. */
export const documentTitle = `${viewer.title} · ${company.name}`;

/** Text about the deck's files. */
export const fileWords = {
  making: { pdf: 'Making the PDF', pptx: 'Making the presentation' },
  saved: { pdf: 'PDF downloaded.', pptx: 'Presentation downloaded.' },
  cancel: 'Cancel',
  close: 'Close',
  reading: (title: string) => `Reading ${title}`,
  writing: 'Writing the presentation',
  /** Alternative text for a gradient over a picture. */
  shade: 'Shade behind the words',
  failed: "Couldn't make the file. Reload the page and try again.",
};

/** Text of the second window, and of the deck's messages about it. */
export const presenterWords = {
  title: 'Presenter view',
  blocked:
    'Your browser blocked the second window. Allow pop-ups for this page, then choose “Presenter view” again.',
  presenterGone: 'The presenter view is closed.',
  deckGone: 'The deck window is closed.',
  openDeck: 'Open the deck',
  deckBlocked:
    'Your browser blocked the deck window. Allow pop-ups for this page, then choose “Open the deck” again.',
  current: 'Current slide',
  next: (title: string) => `Next: ${title}`,
  end: 'Next: end of the deck',
  notes: 'Notes',
  elapsed: 'Elapsed time',
  clock: 'Time of day',
  start: 'Start',
  pause: 'Pause',
  reset: 'Reset',
};
