import type { Language } from '../artwork/languages.ts';
import type { SlotPicture } from '../artwork/PictureSlot.tsx';

/** A text of the draft, and the field to name when it is too long. */
export interface Words {
  readonly field: string;
  readonly text: string;
}

/** What a piece says, whatever it looks like. A composition draws all of it that is there. */
export interface Content {
  /** What it is written in: dates, times and the words that compositions add follow it. */
  readonly language: Language;
  readonly headline: Words;
  /** A sentence or two under the headline. */
  readonly support?: Words;
  /** Who said the headline. */
  readonly saidBy?: Words;
  /** A longer text, to be read in the hand. Its lines are points or paragraphs. */
  readonly body?: Words;
  /** When and where: `date` as `yyyy-mm-dd`, `time` as `hh:mm`, both may be empty. */
  readonly event?: { readonly date: string; readonly time: string; readonly place: Words };
  /** What to do next, a line each: a telephone number to order by, for example. */
  readonly detail?: { readonly field: string; readonly lines: readonly string[] };
  /** One thing to do, drawn as a button or a tag. */
  readonly action?: Words;
  /** A link to scan. */
  readonly link?: string;
  /** The small lines at the foot: web address, telephone number, hashtags. */
  readonly foot: { readonly field: string; readonly lines: readonly string[] };
  readonly picture: SlotPicture;
  /** Beside the picture, where a composition shows it in a rectangle. */
  readonly secondPicture?: SlotPicture;
  /** The longer text is what the piece is about, a point a line: it is set as large as a sentence. */
  readonly listed?: boolean;
  /** The longer text may stand in two columns, where it is long enough for them. */
  readonly inColumns?: boolean;
  /** Whose logo stands beside ours. */
  readonly partner?: SlotPicture;
  /** The sun of Sunrise is a window on the picture, whatever the theme. */
  readonly pictureInSun?: boolean;
}

/** The same without its language, which `composed` takes from the draft. */
export type Said = Omit<Content, 'language'>;

/** How much a piece has to say: the more, the more of the artboard is ground for words. In steps, so that typing moves nothing. */
export type Load = 'light' | 'usual' | 'heavy';

const usualLetters = 90;
const heavyLetters = 260;

/** What a code takes, in letters. */
const codeLetters = 120;

/** In characters: a shorter text in two columns would be torn in two. */
export const leastForColumns = 200;

/** A headline's letters count twice: they are set larger. */
export function loadOf({ headline, support, body, event, detail, action, link }: Content): Load {
  const others = [
    support?.text,
    body?.text,
    event?.date,
    event?.place.text,
    action?.text,
    ...(detail?.lines ?? []),
  ];
  const letters =
    2 * headline.text.trim().length +
    (link ? codeLetters : 0) +
    others.reduce((sum, text = '') => sum + text.trim().length, 0);
  return letters > heavyLetters ? 'heavy' : letters > usualLetters ? 'usual' : 'light';
}
