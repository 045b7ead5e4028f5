import { type AnyDraft, isTall, type PictureField } from '../editor/fields/fields.ts';
import { overrideKey, writeOverride } from '../editor/fields/sizeOverrides.ts';
import type { ReadDescription } from '../editor/reading/brief.ts';
import { compose, eventDraft } from '../editor/writing/compose.ts';
import type { IdeaOptions } from '../editor/writing/idea.ts';
import type { Wording } from '../editor/writing/wordings.ts';

/** The fields of a sheet that decide which brand pictures print well on it. */
interface SheetFields {
  picture: PictureField;
  size: { options: readonly { value: string }[]; initial: string };
}

/** The size in the description, if the designer has it, or its default: "11 x 17" is `11x17`, "A3" is `a3`. */
export const sizeIn = ({ size = '' }: ReadDescription, { options, initial }: SheetFields['size']): string => {
  const sizeName = size
    .toLowerCase()
    .replaceAll(/\s*[×x]\s*/g, 'x')
    .replace(/\s*(?:in|inch|inches|")?\s*$/, '')
    .replace(/^half[- ]letter$/, '5.5x8.5');
  return options.find(({ value }) => value === sizeName)?.value ?? initial;
};

export const orientationIn = ({ description }: ReadDescription) =>
  /\blandscape\b/i.test(description) ? 'landscape' : 'portrait';

/** The draft values that posters and flyers share. */
export const sheetDraft = (
  words: Wording,
  options: IdeaOptions,
  brief: ReadDescription,
  limits: Parameters<typeof compose>[2],
) => ({
  ...compose(words, options, limits),
  ...eventDraft(words),
  title: words.headline,
  type: words.event ? 'event' : 'awareness',
  link: words.link,
  orientation: orientationIn(brief),
  picture: options.picture,
});

/** True if only an upright brand picture prints well here, which the designer then picks unless the user chose one. */
export const isUpright = (
  { picture }: Pick<SheetFields, 'picture'>,
  draft: AnyDraft,
  { isChosen }: Pick<IdeaOptions, 'isChosen'>,
) => !isChosen && isTall(picture, draft);

/** Picks an upright picture in sizes where a wide one wouldn't print well, unless the user chose one. */
export function ownPictures(fields: SheetFields, draft: AnyDraft, options: IdeaOptions): AnyDraft {
  const uprightSizes = fields.size.options.filter(
    ({ value }) => value !== draft.size && isUpright(fields, { ...draft, size: value }, options),
  );
  return Object.fromEntries(
    uprightSizes.map(({ value }) => [overrideKey('picture', value), writeOverride('')]),
  );
}
