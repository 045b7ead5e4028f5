/** A picture as somebody chose and cropped it. */
export interface PictureChoice {
  /** A picture of the brand, by its name in the library, or an upload, by its id. */
  source: { library: string } | { upload: string };
  /** What stays in view when the picture is cropped: fractions of its width and height, from its top left. */
  focus: { x: number; y: number };
  /** How much larger than its slot needs it is drawn: 1 to 4. */
  scale: number;
  /** What is to be seen, as the person said it of an upload, for who does not see it. Pictures of the library bring theirs. */
  shows?: string;
}

export const largestScale = 4;
/** Characters that say what a picture shows: a sentence. */
export const longestShows = 200;

const number = '\\d(?:\\.\\d{1,4})?';
const pattern = new RegExp(
  `^(library|upload):([^\\s:,]{1,300}) (${number}),(${number}) (${number})(?: (\\S{1,4000}))?$`,
);

/** The choice that a text in a draft states, for example `library:solar-farm 0.5,0.3 1.2`; undefined for any other text. */
export function readPictureValue(value: string): PictureChoice | undefined {
  const [, kind, coded = '', x0, y0, scale0, said] = pattern.exec(value) ?? [];
  const name = kind && decoded(coded);
  const [x = 0, y = 0, scale = 0] = [x0, y0, scale0].map(Number);
  const shows = said === undefined ? undefined : decoded(said);
  if (!name || x > 1 || y > 1 || scale < 1 || scale > largestScale) return undefined;
  // One of the library says what it shows itself.
  if (said !== undefined && (kind === 'library' || !shows || [...shows].length > longestShows))
    return undefined;
  return {
    source: kind === 'library' ? { library: name } : { upload: name },
    focus: { x, y },
    scale,
    ...(shows ? { shows } : {}),
  };
}

/** A choice as a draft holds it: compact, and the same text for the same choice. What is out of range is brought to its end. */
export function writePictureValue({ source, focus, scale, shows }: PictureChoice): string {
  const [kind, name] = 'library' in source ? ['library', source.library] : ['upload', source.upload];
  const fraction = (part: number) => rounded(part, 0, 1);
  const said = kind === 'upload' && shows ? ` ${coded([...shows].slice(0, longestShows).join(''))}` : '';
  return `${kind}:${coded(name)} ${fraction(focus.x)},${fraction(focus.y)} ${rounded(scale, 1, largestScale)}${said}`;
}

/** Thousandths are finer than a pixel of any preview. What is no number counts as the least. */
const rounded = (value: number, least: number, most: number) =>
  Math.round(1000 * Math.min(most, Math.max(least, value || 0))) / 1000;

const coded = (name: string) => encodeURIComponent(name.toWellFormed());

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not something that was written here.
    return undefined;
  }
}
