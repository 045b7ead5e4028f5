import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import type { PieceData } from '../designer.ts';
import { groundFor, type LibraryPicture } from '../images/library.ts';
import { logoMissing, pictureMissing, slotPicture, statedPicture } from '../images/slotPicture.ts';
import { type AnyDraft, type Fields, isTall, standInOf } from './fields.ts';
import { ofEverySize } from './ownWords.ts';

type Pictures = Pick<PieceData, 'images'> & {
  /** The brand pictures on offer; the whole library by default. */
  offered?: readonly LibraryPicture[];
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
  const held: AnyDraft = draft;
  const picture = slotPicture(held[name] ?? '', data, {
    fills: field.fills,
    standIn: standInOf(field, held) ?? '',
    // Different words at one size don't change the topic.
    words: field.follows?.map((followed) => ofEverySize(held, followed)),
    unlike: field.unlike?.flatMap((other) => {
      const { source } = pictureOf(fields, draft, other, data);
      return source && 'library' in source ? [source.library] : [];
    }),
    upright: isTall(field, held),
    ground: groundFor(held.theme),
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
