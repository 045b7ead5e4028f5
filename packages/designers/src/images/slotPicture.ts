import type { Brief } from '../workbench/designer.ts';
import { type AnyDraft, type Fields, standInOf } from '../workbench/fields.ts';
import { inLibrary, type LibraryPicture, library } from './library.ts';
import { pictureFor } from './pictureFor.ts';
import { type PictureChoice, readPictureValue } from './pictureValue.ts';

/** A picture ready to be drawn by `PictureSlot`. */
export interface SlotPicture {
  url: string;
  /** What is to be seen; of an upload, its name. */
  alt: string;
  /** What stays in view when it is cropped, in fractions of the picture. */
  focus: { x: number; y: number };
  /** 1 to 4: how much larger than the slot needs. */
  scale: number;
  /** The chosen picture is not here, and the default stands in for it. */
  missing?: boolean;
}

interface Slot {
  /** Counted from 1: the upload that is shown when nothing was chosen. */
  fills: number;
  /** Name in the library of the picture that is shown when there is no such upload, and the words speak of no other. */
  standIn: string;
  /** The words of the piece, whose topic the stand-in follows. */
  words?: string;
}

const middle = { x: 0.5, y: 0.5 };

/** What a picture slot shows: the chosen picture where it is here, else the upload that fills it, else a picture of the brand. */
export function slotPicture(value: string, brief: Brief, slot: Slot): SlotPicture {
  const choice = readPictureValue(value);
  const chosen = choice && chosenPicture(choice, brief);
  if (chosen) return chosen;
  const standing = defaultPicture(brief, slot);
  return choice ? { ...standing, missing: true } : standing;
}

/** The same for a picture field: its stand-in, and the words that it follows, are the field's. */
export function pictureOf<Fs extends Fields>(
  fields: Fs,
  draft: { readonly [Name in keyof Fs]: string },
  name: keyof Fs & string,
  brief: Brief,
): SlotPicture {
  const field = fields[name];
  if (field?.kind !== 'picture') throw new Error(`${name} is not a picture.`);
  const held: AnyDraft = draft;
  return slotPicture(held[name] ?? '', brief, {
    fills: field.fills,
    standIn: standInOf(field, held) ?? '',
    words: field.follows?.map((followed) => held[followed] ?? '').join(' '),
  });
}

function chosenPicture({ source, focus, scale }: PictureChoice, { images }: Brief): SlotPicture | undefined {
  if ('library' in source) {
    const picture = inLibrary(source.library);
    return picture && { url: picture.url, alt: picture.shows, focus, scale };
  }
  const upload = images.find(({ id }) => id === source.upload);
  return upload && { url: upload.url, alt: upload.name, focus, scale };
}

function defaultPicture({ images }: Brief, { fills, standIn, words = '' }: Slot): SlotPicture {
  const upload = images[fills - 1];
  if (upload) return { url: upload.url, alt: upload.name, focus: middle, scale: 1 };
  const { url, shows, focus } = pictureFor(words, inLibrary(standIn) ?? (library[0] as LibraryPicture));
  return { url, alt: shows, focus, scale: 1 };
}
