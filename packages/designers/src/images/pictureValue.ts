/** A picture as somebody chose and cropped it. */
export interface PictureChoice {
  /** A picture of the brand, by its name in the library, or an upload, by its id. */
  source: { library: string } | { upload: string };
  /** What stays in view when the picture is cropped: fractions of its width and height, from its top left. */
  focus: { x: number; y: number };
  /** How much larger than its slot needs it is drawn: 1 to 4. */
  scale: number;
}

export const largestScale = 4;

const number = '\\d(?:\\.\\d{1,4})?';
const pattern = new RegExp(`^(library|upload):([^\\s:,]{1,300}) (${number}),(${number}) (${number})$`);

/** The choice that a text in a draft states, for example `library:solar-farm 0.5,0.3 1.2`; undefined for any other text. */
export function readPictureValue(value: string): PictureChoice | undefined {
  const [, kind, coded = '', ...numbers] = pattern.exec(value) ?? [];
  const name = kind && decoded(coded);
  const [x = 0, y = 0, scale = 0] = numbers.map(Number);
  if (!name || x > 1 || y > 1 || scale < 1 || scale > largestScale) return undefined;
  return { source: kind === 'library' ? { library: name } : { upload: name }, focus: { x, y }, scale };
}

/** A choice as a draft holds it: compact, and the same text for the same choice. What is out of range is brought to its end. */
export function writePictureValue({ source, focus, scale }: PictureChoice): string {
  const [kind, name] = 'library' in source ? ['library', source.library] : ['upload', source.upload];
  const fraction = (part: number) => rounded(part, 0, 1);
  return `${kind}:${coded(name)} ${fraction(focus.x)},${fraction(focus.y)} ${rounded(scale, 1, largestScale)}`;
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
