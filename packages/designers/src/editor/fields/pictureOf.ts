import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import type { PieceData } from '../designer.ts';
import { type BrandPicture, groundFor } from '../images/brandPictures.ts';
import { logoMissing, pictureMissing, slotPicture, statedPicture } from '../images/slotPicture.ts';
import { type AnyDraft, defaultPictureOf, type Fields, isTall } from './fields.ts';
import { ofEverySize } from './sizeOverrides.ts';

type Pictures = Pick<PieceData, 'images'> & {
  /** The brand pictures on offer; the whole library by default. */
  choices?: readonly BrandPicture[];
};

/** The picture in the slot of a picture field. The field defines the stand-in and the words it follows. */
export function pictureOf<Fs extends Fields>(
  fields: Fs,
  draft: { readonly [Name in keyof Fs]: string },
  name: keyof Fs & string,
  data: Pictures,
): SlotPicture {
  const field = fields[name];
  if (field?.kind !== 'picture') throw new Error(`${name} isn't a picture.`);
  if (!field.fills) throw new Error(`${name} is a logo, which fills no slot.`);
  const anyDraft: AnyDraft = draft;
  const picture = slotPicture(anyDraft[name] ?? '', data, {
    fills: field.fills,
    standIn: defaultPictureOf(field, anyDraft) ?? '',
    // Different words at one size don't change the topic.
    words: field.follows?.map((followed) => ofEverySize(anyDraft, followed)),
    exclude: field.unlike?.flatMap((other) => {
      const { source } = pictureOf(fields, draft, other, data);
      return source && 'library' in source ? [source.library] : [];
    }),
    isPortrait: isTall(field, anyDraft),
    ground: groundFor(anyDraft.theme),
  });
  return { ...picture, field: name };
}

/** The picture of a field (for a logo, possibly none), and a message if the chosen one isn't available. */
export function shownIn<Fs extends Fields>(
  fields: Fs,
  draft: { readonly [Name in keyof Fs]: string },
  name: keyof Fs & string,
  data: Pictures,
): { picture?: SlotPicture; missing?: string } {
  const field = fields[name];
  if (field?.kind === 'picture' && !field.fills) {
    const picture = statedPicture(draft[name], data);
    return picture || !draft[name] ? { picture } : { missing: logoMissing };
  }
  const picture = pictureOf(fields, draft, name, data);
  return picture.missing ? { picture, missing: pictureMissing } : { picture };
}
