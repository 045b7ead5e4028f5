import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import type { Language } from '../artwork/text/languages.ts';

/** A text of the draft, and the field to name if it's too long. */
export interface DraftText {
  readonly field: string;
  readonly text: string;
}

/** The content of a piece, whatever its look. A layout draws everything that's present. */
export interface Content {
  /** The language it's written in: dates, times, and the words that layouts add follow it. */
  readonly language: Language;
  readonly headline: DraftText;
  /** The number to show, in the user's words. Empty: one of the texts proposes it. */
  readonly figure?: DraftText;
  /** A sentence or two under the headline. */
  readonly support?: DraftText;
  /** The person quoted in the headline. */
  readonly quotedPerson?: DraftText;
  /** A longer text, for reading up close. Its lines are points or paragraphs. */
  readonly body?: DraftText;
  /** The event: `date` as `yyyy-mm-dd`, `time` as `hh:mm`. Both may be empty. */
  readonly event?: { readonly date: string; readonly time: string; readonly place: DraftText };
  /** The next step, one item per line: a phone number to order by, for example. */
  readonly detail?: { readonly field: string; readonly lines: readonly string[] };
  /** One action, drawn as a button or a tag. */
  readonly action?: DraftText;
  /** A link to show as a QR code. */
  readonly link?: string;
  /** The small lines at the foot: web address, phone number, hashtags. */
  readonly foot: { readonly field: string; readonly lines: readonly string[] };
  readonly picture: SlotPicture;
  /** Next to the picture, in layouts that show it in a rectangle. */
  readonly secondPicture?: SlotPicture;
  /** The longer text is the main content, one point per line. It's set as large as a sentence. */
  readonly isList?: boolean;
  /** The longer text may be set in two columns if it's long enough. */
  readonly inColumns?: boolean;
  /** The partner whose logo appears next to ours. */
  readonly partner?: SlotPicture;
  /** The sun of Sunrise is a window onto the picture, whatever the theme. */
  readonly pictureInSun?: boolean;
}

/** Content without its language, which `composed` takes from the draft. */
export type PieceContent = Omit<Content, 'language'>;

/**
 * The amount of text in a piece. The more there is, the more of the artboard is ground for words. Stepped, so typing
 * doesn't shift the layout.
 */
export type TextDensity = 'light' | 'usual' | 'heavy';

const usualLetters = 90;
const heavyLetters = 260;

/** The letters that an event's date and place, and a code, count as. */
const eventLetters = 50;
const codeLetters = 120;

/** The smallest number of characters for two columns. A shorter text would be split awkwardly. */
export const leastForColumns = 200;

/** Returns the load of a piece. Letters of the headline count twice, because they're larger. */
export function textDensityOf({
  headline,
  support,
  body,
  event,
  detail,
  action,
  link,
}: Content): TextDensity {
  const otherTexts = [support?.text, body?.text, event?.place.text, action?.text, ...(detail?.lines ?? [])];
  const letters =
    2 * headline.text.trim().length +
    (event?.date ? eventLetters : 0) +
    (link ? codeLetters : 0) +
    otherTexts.reduce((sum, text = '') => sum + text.trim().length, 0);
  return letters > heavyLetters ? 'heavy' : letters > usualLetters ? 'usual' : 'light';
}

/** The number of letters above which a word makes a headline small in a narrow column. */
const longestNarrow = 11;

/** Returns the load of a piece whose words share the width with a picture. A long word makes it heavy. */
export const densityBesidePicture = (content: Content): TextDensity =>
  content.headline.text.split(/[\s-]+/).some(({ length }) => length > longestNarrow)
    ? 'heavy'
    : textDensityOf(content);
