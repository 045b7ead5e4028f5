import type { BrandVersion } from '@daybreak/brand';
import { loadPart } from '@daybreak/ui/load';
import type { ComponentType } from 'react';
import { ArtworkBrand } from '../artwork/artworkBrand.ts';
import type { BrandChanges, BrandVersions } from '../brandUpdate/brandChanges.ts';
import type { ChangedPixels } from '../brandUpdate/changedPixels.ts';
import type { EarlierFile } from '../brandUpdate/compareRedrawn.ts';
import type { ChangedLook, StoredLook } from '../brandUpdate/storedLook.ts';
import type { Designer, PieceData } from '../designer.ts';
import type { ApprovedAbout, ApprovedFile } from '../download/approval/approvedFiles.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { type Fills, fillsOf } from '../images/fills.ts';
import { noImages, type UploadedImage } from '../images/uploadedImage.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails, type UserDetails } from '../userDetails/userDetails.ts';
import { type ReadValue, readDraft } from './readDraft.ts';

export interface DrawnDraftProps {
  /** Unchecked: anything the designer doesn't know is left out. */
  draft: unknown;
  /** The id of one of its sides; the first by default. */
  side?: string;
  user?: UserDetails;
  images?: readonly UploadedImage[];
  /** The version of the brand that it's drawn in; today's by default. */
  brand?: BrandVersion | undefined;
  /** The box that it's shown in, in CSS pixels; its height may be infinite. */
  within: { width: number; height: number };
}

/** Shows a designer's drafts without opening them in it: in lists, next to each other, to guests. */
export interface PieceLook {
  /** Returns the user's words and choices, in the order of the form. */
  read: (draft: unknown) => readonly ReadValue[];
  /** The pages or pictures of a draft; none if it isn't an artboard. */
  sides: (draft: unknown) => readonly { id: string; label: string }[];
  /** The default uploads of its picture fields. */
  fills?: Fills;
  /** Draws it as a picture that isn't found or exported as the piece itself. */
  Drawn: ComponentType<DrawnDraftProps>;
  /** Compares it in another version of the brand. Absent if its drafts aren't drawn by artboards. */
  underBrands?: BrandComparison;
  /**
   * Returns its look, to be stored and compared later. With `before`, it's drawn as it was then. Rejects like
   * `BrandComparison`.
   */
  stored?: (draft: unknown, data: PieceData, before?: StoredLook) => Promise<StoredLook>;
  /** Shows a side that was stored as HTML, at a width in CSS pixels. Only for emails. */
  SavedMail?: ComponentType<{ html: string; width: number }>;
  /** Makes the files of an approved version. Absent like `underBrands`, and rejects like `BrandComparison`. */
  approvedFiles?: (draft: unknown, data: PieceData, about: ApprovedAbout) => Promise<ApprovedFile[]>;
}

/**
 * Compares a piece in two versions of the brand. All methods reject with an `ExportError`, a sentence for the user, if
 * a piece can't be drawn or read.
 */
export interface BrandComparison {
  changes(draft: unknown, data: PieceData, versions: BrandVersions): Promise<BrandChanges>;
  /** Returns pictures of one side: in each version, and of the differences. `side` is the first by default. */
  pixels(draft: unknown, data: PieceData, versions: BrandVersions, side?: string): Promise<ChangedPixels>;
  /** Returns the sides that the designer draws differently since files of an approved version were stored. */
  redrawn(
    draft: unknown,
    data: PieceData,
    about: ApprovedAbout,
    files: readonly EarlierFile[],
  ): Promise<readonly ChangedPixels[]>;
}

const pictures = () => loadPart(() => import('../brandUpdate/pictures.ts'));

/** Returns the differences between a stored look and the current one. */
export const changedLook = async (before: StoredLook, after: StoredLook): Promise<ChangedLook> =>
  (await pictures()).changedLook(before, after);

/** Shows the drafts of a designer whose pieces are artboards. */
export function lookOf(designer: Designer): PieceLook {
  const sidesOf = (draft: unknown) => designer.artboards(restoreDraft(designer.fields, draft));
  return {
    read: (draft) => readDraft(designer.fields, draft),
    fills: fillsOf(designer.fields),
    sides: (draft) => sidesOf(draft).map(({ id, label }) => ({ id, label })),
    underBrands: {
      changes: async (...piece) =>
        (await loadPart(() => import('../brandUpdate/brandChanges.ts'))).brandChanges(designer, ...piece),
      pixels: async (...piece) => (await pictures()).changedPixels(designer, ...piece),
      redrawn: async (...piece) => (await pictures()).redrawn(designer, ...piece),
    },
    stored: async (...piece) => (await pictures()).storedLook(designer, ...piece),
    approvedFiles: async (...piece) =>
      (await loadPart(() => import('../download/approval/approvedFiles.ts'))).approvedFiles(
        designer,
        ...piece,
      ),
    Drawn({ draft, side: wanted, user = defaultUserDetails, images = noImages, brand, within }) {
      const fullDraft = restoreDraft(designer.fields, draft);
      const sides = designer.artboards(fullDraft);
      const side = sides.find(({ id }) => id === wanted) ?? sides[0];
      const artboard = side && (
        <Artboard side={side} within={within} isThumbnail>
          <designer.Artwork draft={fullDraft} data={{ user, images }} side={side} />
        </Artboard>
      );
      return brand ? <ArtworkBrand value={brand}>{artboard}</ArtworkBrand> : artboard;
    },
  };
}
