import type { Brief } from '../workbench/designer.ts';
import { type AnyDraft, type Fields, standInOf } from '../workbench/fields.ts';
import { inLibrary, type LibraryPicture } from './library.ts';
import { pictureFor } from './pictureFor.ts';
import { type PictureChoice, readPictureValue } from './pictureValue.ts';
import type { UploadedImage } from './uploadedImage.ts';

/** A picture ready to be drawn by `PictureSlot`. */
export interface SlotPicture {
  /** What files are made of. */
  url: string;
  /** A smaller copy that previews show instead. */
  preview?: string;
  /** What is to be seen; of an upload, its name. */
  alt: string;
  /** What stays in view when it is cropped, in fractions of the picture. */
  focus: { x: number; y: number };
  /** 1 to 4: how much larger than the slot needs. */
  scale: number;
  /** Where it is from. */
  source?: PictureChoice['source'];
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
  /** Names in the library of pictures that the stand-in is not, because the piece shows them elsewhere. */
  unlike?: readonly string[];
}

/** What is said where the chosen picture is not here. */
export const pictureMissing =
  'The chosen picture is not in this browser. The piece shows the default until you choose another one.';

/** Where people's heads are in most photographs. */
export const uploadFocus = { x: 0.5, y: 0.3 };

/** What a picture slot shows: the chosen picture where it is here, else the upload that fills it, else a picture of the brand. */
export function slotPicture(value: string, brief: Pick<Brief, 'images'>, slot: Slot): SlotPicture {
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

type Shown = Pick<SlotPicture, 'url' | 'preview' | 'alt' | 'source'>;

const ofLibrary = ({ name, url, preview, shows }: LibraryPicture): Shown => ({
  url,
  preview,
  alt: shows,
  source: { library: name },
});

const ofUpload = ({ id, name, url, preview }: UploadedImage): Shown => ({
  url,
  preview,
  alt: name,
  source: { upload: id },
});

function chosenPicture(
  { source, focus, scale }: PictureChoice,
  { images }: Pick<Brief, 'images'>,
): SlotPicture | undefined {
  if ('library' in source) {
    const picture = inLibrary(source.library);
    return picture && { ...ofLibrary(picture), focus, scale };
  }
  const upload = images.find(({ id }) => id === source.upload);
  return upload && { ...ofUpload(upload), focus, scale };
}

function defaultPicture(
  { images }: Pick<Brief, 'images'>,
  { fills, standIn, words = '', unlike = [] }: Slot,
): SlotPicture {
  const upload = images[fills - 1];
  if (upload) return { ...ofUpload(upload), focus: uploadFocus, scale: 1 };
  const picture = pictureFor(words, standIn, unlike);
  return { ...ofLibrary(picture), focus: picture.focus, scale: 1 };
}
