/** A picture as the user chose and cropped it. */
export interface PictureChoice {
  /** A brand picture, by its library name, or an upload, by its id. */
  source: { library: string } | { upload: string };
  /** The point that stays in view when the picture is cropped: fractions of its width and height, from its top left. */
  focus: { x: number; y: number };
  /** Its drawn size relative to the smallest that fills its slot: 1 to 4. */
  scale: number;
  /** Alternative text for an upload, in the user's words. Library pictures bring their own. */
  shows?: string;
}

export const maxScale = 4;
/** Maximum characters for the description: one sentence. */
export const maxDescriptionLength = 200;

const number = '\\d(?:\\.\\d{1,4})?';
const pattern = new RegExp(
  `^(library|upload):([^\\s:,]{1,300}) (${number}),(${number}) (${number})(?: (\\S{1,4000}))?$`,
);

/** Reads the choice from a draft's text, for example `library:solar-farm 0.5,0.3 1.2`; undefined for any other text. */
export function readPictureValue(value: string): PictureChoice | undefined {
  const [, kind, coded = '', x0, y0, scale0, description] = pattern.exec(value) ?? [];
  const name = kind && decoded(coded);
  const [x = 0, y = 0, scale = 0] = [x0, y0, scale0].map(Number);
  const shows = description === undefined ? undefined : decoded(description);
  if (!name || x > 1 || y > 1 || scale < 1 || scale > maxScale) return undefined;
  // A library picture has its own description.
  if (description !== undefined && (kind === 'library' || !shows || [...shows].length > maxDescriptionLength))
    return undefined;
  return {
    source: kind === 'library' ? { library: name } : { upload: name },
    focus: { x, y },
    scale,
    ...(shows ? { shows } : {}),
  };
}

/** A choice as a draft stores it: compact, and the same text for the same choice. Out-of-range values are clamped. */
export function writePictureValue({ source, focus, scale, shows }: PictureChoice): string {
  const [kind, name] = 'library' in source ? ['library', source.library] : ['upload', source.upload];
  const fraction = (part: number) => rounded(part, 0, 1);
  const description =
    kind === 'upload' && shows ? ` ${coded([...shows].slice(0, maxDescriptionLength).join(''))}` : '';
  return `${kind}:${coded(name)} ${fraction(focus.x)},${fraction(focus.y)} ${rounded(scale, 1, maxScale)}${description}`;
}

/** Thousandths are finer than a pixel of any preview. Anything that isn't a number counts as the minimum. */
const rounded = (value: number, least: number, most: number) =>
  Math.round(1000 * Math.min(most, Math.max(least, value || 0))) / 1000;

const coded = (name: string) => encodeURIComponent(name.toWellFormed());

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not written by `writePictureValue`.
    return undefined;
  }
}
