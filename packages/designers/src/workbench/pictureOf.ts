import type { SlotPicture } from '../artwork/PictureSlot.tsx';
import { slotPicture } from '../images/slotPicture.ts';
import type { Brief } from './designer.ts';
import { type AnyDraft, type Fields, standInOf } from './fields.ts';

/** What the slot of a picture field shows: its stand-in, and the words that it follows, are the field's. */
export function pictureOf<Fs extends Fields>(
  fields: Fs,
  draft: { readonly [Name in keyof Fs]: string },
  name: keyof Fs & string,
  brief: Pick<Brief, 'images'>,
): SlotPicture {
  const field = fields[name];
  if (field?.kind !== 'picture') throw new Error(`${name} is not a picture.`);
  const held: AnyDraft = draft;
  return slotPicture(held[name] ?? '', brief, {
    fills: field.fills,
    standIn: standInOf(field, held) ?? '',
    words: field.follows?.map((followed) => held[followed] ?? '').join(' '),
    unlike: field.unlike?.flatMap((other) => {
      const { source } = pictureOf(fields, draft, other, brief);
      return source && 'library' in source ? [source.library] : [];
    }),
  });
}
