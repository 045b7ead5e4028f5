import type { Elements } from '@daybreak/ui';
import { type ComponentType, createElement } from 'react';
import { languageOf } from '../artwork/languages.ts';
import type { ArtboardSide, Exporter, ExportRequest, FileLimit } from '../export/types.ts';
import type { UploadedImage } from '../images/uploadedImage.ts';
import type { ImageLibrary } from '../images/useImages.ts';
import type { PictureSource } from '../images/usePictures.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import type { ProfileControl } from '../userDetails/useUserDetails.ts';
import type { DraftStore } from './draftStore.ts';
import type { AnyDraft, DraftOf, Fields } from './fields.ts';
import { shownDraft, sizeChoices } from './ownWords.ts';
import type { DraftRules } from './rules.ts';
import type { PieceSet } from './sets.ts';
import type { StaffCards } from './staffCards.ts';
import type { Edit } from './steps.ts';

/** What a piece is about besides its draft. */
export interface Brief {
  user: UserDetails;
  images: readonly UploadedImage[];
  /** The row of a table whose person this is; without it, the details are those of whoever looks at the piece. */
  row?: number;
}

/** How the user calls the pictures, for messages about them. */
export const pictureNamesOf = ({ images }: Brief): Readonly<Record<string, string>> =>
  Object.fromEntries(images.map(({ url, name }) => [url, name]));

export interface ArtworkProps<Draft> {
  draft: Draft;
  brief: Brief;
  side: ArtboardSide;
}

export interface DetailsProps<Draft> {
  draft: Draft;
  notify?: (notice: Notice) => void;
}

/** What a designer says about a field in the light of the others. It changes nothing about the draft. */
export interface Remark {
  /** Advice, in place of the field's own hint. */
  hint?: string;
  /** What is wrong, and what the piece shows until it is put right. */
  error?: string;
}

/** Why an option cannot be had, by its value. */
export type Unavailable = Readonly<Record<string, string | undefined>>;

/** A designer as data: its fields, its artboards and the component that draws them. */
export interface Designer<Fs extends Fields = Fields> {
  id: string;
  title: string;
  fields: Fs;
  /** The pages or pictures of a piece, with their real sizes. */
  artboards: (draft: DraftOf<Fs>) => readonly ArtboardSide[];
  /** The draft, over the defaults, that overviews draw. */
  overview?: Partial<DraftOf<Fs>>;
  /** What the download button says, where "Download" does not say it. */
  downloadLabel?: string;
  /** Stands under the preview in place of the specification line. */
  Details?: ComponentType<DetailsProps<DraftOf<Fs>>>;
  /** Pure: the same draft, brief and side give the same pixels. Draws trim and bleed at natural size. */
  Artwork: ComponentType<ArtworkProps<DraftOf<Fs>>>;
  /** What a printer or platform needs to know, for example "18 × 24 in, 0.125 in bleed, 300 DPI, CMYK". */
  specification: (draft: DraftOf<Fs>) => string;
  /** Advice and problems that depend on several fields, or on what a text says, by field. */
  remarks?: (draft: DraftOf<Fs>) => { readonly [Name in keyof Fs]?: Remark };
  /** Options that this draft cannot have, and why, as a sentence, by field and value. */
  unavailable?: (draft: DraftOf<Fs>, brief: Brief) => { readonly [Name in keyof Fs]?: Unavailable };
  /** What a look before the download says of the words and choices themselves: an event without a date, for example. */
  checks?: (draft: DraftOf<Fs>, brief: Brief) => readonly string[];
  /** Why no file can be made of the draft yet, one sentence each. */
  unfinished?: (draft: DraftOf<Fs>) => readonly string[];
  /** What keeps words off pictures, to be named where they cannot be read: "the theme “Blue”". */
  solidGround?: string;
  /** What many of them are called, where many can be made from rows: "flyers". */
  many?: string;
  /** Its facts can be taken to other designers, and theirs to it (`../set/roles.ts`). */
  inSets?: true;
  /** A small piece that is also printed ten times on a sheet, to be cut. */
  sheet?: ExportRequest['sheet'];
  /** Pieces that can be downloaded at once, beside the one on show. */
  sets?: readonly PieceSet[];
  /** What the pictures of a draft are drawn from. The pieces of a set that are drawn from the same are made once. */
  drawnFrom?: (draft: DraftOf<Fs>, brief: Brief) => string;
  /** The largest file that the platform of this piece takes. */
  fileLimit?: (draft: DraftOf<Fs>) => FileLimit | undefined;
  /** Drafts worth looking at: they drive stories, tests and contact sheets. */
  examples: Readonly<Record<string, Partial<DraftOf<Fs>>>>;
}

/** The sides of a draft, each with the language that it is written in. */
const inLanguage = (sides: readonly ArtboardSide[], draft: AnyDraft): ArtboardSide[] =>
  sides.map((side) => ({ ...side, language: languageOf(draft) }));

/**
 * A designer as the rest of the product takes it. Its own functions are given the draft as its size shows it, so that none of them need
 * know that a size can have words of its own.
 */
export function defineDesigner<const Fs extends Fields>(designer: Designer<Fs>): Designer<Fs> {
  const artboards = (draft: DraftOf<Fs>) => inLanguage(designer.artboards(draft), draft);
  if (sizeChoices(designer).length === 0) return { ...designer, artboards };
  const { Artwork, Details } = designer;
  const shown = (draft: DraftOf<Fs>): DraftOf<Fs> => shownDraft(designer, draft);
  const about = <Rest extends unknown[], Result>(
    say: ((draft: DraftOf<Fs>, ...rest: Rest) => Result) | undefined,
  ) => say && ((draft: DraftOf<Fs>, ...rest: Rest) => say(shown(draft), ...rest));
  return {
    ...designer,
    artboards: (draft) => artboards(shown(draft)),
    specification: (draft) => designer.specification(shown(draft)),
    Artwork: (props) => createElement(Artwork, { ...props, draft: shown(props.draft) }),
    Details: Details && ((props) => createElement(Details, { ...props, draft: shown(props.draft) })),
    remarks: about(designer.remarks),
    unavailable: about(designer.unavailable),
    checks: about(designer.checks),
    drawnFrom: about(designer.drawnFrom),
    fileLimit: about(designer.fileLimit),
  };
}

export interface Notice {
  title: string;
  description?: string;
  tone: 'success' | 'danger' | 'info';
}

/** Somebody whose details a form can be filled with. */
export interface StaffChoice {
  id: string;
  name: string;
  /** As the name ends, where it's known. */
  lastName?: string;
  title: string;
  email: string;
  phone: string;
}

/** What the making of many pieces is given. */
export interface ManyPiecesProps extends Required<Pick<DesignerProps, 'exporter' | 'notify'>> {
  designer: Designer;
  draft: AnyDraft;
  pictures: PictureSource;
  account?: string;
  /** What they are called: "flyers". */
  noun: string;
  loadStaff?: DesignerProps['loadStaff'];
  /** Whose details stand on the piece. */
  user?: UserDetails;
  onClose: () => void;
}

/** What the way to a set is given, and what is said of one to a draft that belongs to it. */
export interface MakeSetProps extends Required<Pick<DesignerProps, 'exporter' | 'notify'>> {
  designer: string;
  open: OpenDraft;
  store: DraftStore;
  brief: Brief;
  openDesigner: DesignerProps['openDesigner'];
  rules: DesignerProps['rules'];
}
export interface OfASetProps extends Omit<MakeSetProps, 'exporter' | 'openDesigner'> {
  /** The draft as it is once typing rests. */
  rested: AnyDraft;
}

/** The ways from a designer to those of other pieces that say the same. It knows no piece itself. */
export interface SetDoors {
  MakeSet: ComponentType<MakeSetProps>;
  OfASet: ComponentType<OfASetProps>;
}

/** How a designer is looked at: its stated page, the studio, which fills the window, or the making of many pieces from rows. */
export type DesignerView = 'page' | 'studio' | 'rows';

/** The draft that is open in a designer. The same object until another one is open or it has another name. */
export interface OpenDraft {
  /** Id of the designer. */
  readonly designer: string;
  readonly fields: Fields;
  /** Where the store keeps it, and its id among the drafts of the designer. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  /** What it says now, with its last letter. */
  readonly draft: () => AnyDraft;
  /** Keeps it in the store at once. */
  readonly keep: () => void;
  readonly rename: (name: string) => void;
  /** Takes facts of its set over: fields in their order, as one step. */
  readonly takeOver: (edits: readonly Edit[]) => void;
}

/** What every designer takes. All of it has a harmless default, so that a story is one line. */
export interface DesignerProps {
  /** Who a piece is from: its contact line. */
  user?: UserDetails;
  /** Who is signed in: rows that somebody works on are shown to nobody else who signs in in the same tab. */
  account?: string;
  /** Pictures that the person uploaded. */
  images?: readonly UploadedImage[];
  /** Takes pictures that are added where one is chosen; without it, they stay as long as the page is open. */
  addImages?: ImageLibrary['add'];
  /** Where drafts are kept; without it, in memory. */
  drafts?: DraftStore;
  /** An element beside the page's title, which names the draft; null while it is not there. Without it, the drafts stand above the form. */
  beside?: HTMLElement | null;
  /** Drawn beside the menu of the drafts, on the page and in the studio. No letter draws it again. */
  besideDraft?: (open: OpenDraft) => Elements;
  /** What a template says of the draft under a key of the store: the same object until it says something else. */
  rules?: (key: string) => DraftRules | undefined;
  /** What makes the files; without it, this browser. */
  exporter?: Exporter;
  /** Says that a file was saved, or could not be. */
  notify?: (notice: Notice) => void;
  /** Takes over changed details; without it, a designer that asks for them keeps them to itself. */
  onUserChange?: (user: UserDetails) => void;
  /** False when the browser's storage refused the last change of the details. */
  userKept?: boolean;
  /** What of the details is the signed-in person's, as the portal knows them, for a designer that asks for them. */
  profile?: ProfileControl;
  /** Sends a mail to the person's own address and gives that address; rejects with a sentence. Without it, no test is sent. */
  sendTest?: (mail: { subject: string; html: string; text: string; unsubscribe: string }) => Promise<string>;
  /** The colleagues that a form can be filled from. */
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  /** Whose cards and signatures are made; without it, nobody keeps that. */
  staffCards?: StaffCards | undefined;
  /** How it is looked at, where the address says it; without it, the designer begins with its page and keeps it to itself. */
  view?: DesignerView;
  /** Which of its pieces is in the studio, for a designer of several. */
  part?: string;
  /** Goes to another view, and of several pieces to one of them. */
  onViewChange?: (view: DesignerView, part?: string) => void;
  /** Goes to another designer, by its id in the catalogue. Without it, designers offer no way to each other. */
  openDesigner?: (designer: string) => void;
}
