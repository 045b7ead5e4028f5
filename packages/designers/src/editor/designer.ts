import type { ArtboardSide, Exporter, ExportRequest, FileLimit } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import type { Elements } from '@daybreak/ui';
import { type ComponentType, createElement } from 'react';
import { languageOf } from './artwork/text/languages.ts';
import type { DraftStore } from './drafts/draftStore.ts';
import type { DraftRules } from './drafts/rules.ts';
import type { Edit } from './drafts/steps.ts';
import type { AnyDraft, DraftOf, Fields } from './fields/fields.ts';
import { shownDraft, sizeChoices } from './fields/sizeOverrides.ts';
import type { TeamPictures } from './images/team/teamPictures.ts';
import type { UploadedImage } from './images/uploadedImage.ts';
import type { ImageLibrary } from './images/useImages.ts';
import type { PictureSource } from './images/usePictures.ts';
import type { SizeGroup } from './sizes/sets.ts';
import type { StaffCards } from './userDetails/staffCards.ts';
import type { UserDetails } from './userDetails/userDetails.ts';
import type { ProfileControl } from './userDetails/useUserDetails.ts';

/** The data a piece needs besides its draft. */
export interface PieceData {
  user: UserDetails;
  images: readonly UploadedImage[];
  /** The team's photographs. Preflight asks whether those on the piece can be used. */
  team?: TeamPictures | undefined;
  /** The table row this user comes from. Without it, the details are those of the person viewing the piece. */
  row?: number;
}

/** The user's names for the pictures, for messages about them. */
export const pictureNamesOf = ({ images }: PieceData): Readonly<Record<string, string>> =>
  Object.fromEntries(images.map(({ url, name }) => [url, name]));

export interface ArtworkProps<Draft> {
  draft: Draft;
  data: PieceData;
  side: ArtboardSide;
}

export interface DetailsProps<Draft> {
  draft: Draft;
  notify?: (notice: Notice) => void;
}

/** A designer's advice or error for a field, given the others. It doesn't change the draft. */
export interface Remark {
  /** Advice, shown in place of the field's own hint. */
  hint?: string;
  /** The problem, and what the piece shows until it's fixed. */
  error?: string;
}

/** The reasons options aren't available, by value. */
export type Unavailable = Readonly<Record<string, string | undefined>>;

/** A designer as data: its fields, its artboards, and the component that draws them. */
export interface Designer<Fs extends Fields = Fields> {
  id: string;
  title: string;
  fields: Fs;
  /** The pages or pictures of a piece, with their real sizes. */
  artboards: (draft: DraftOf<Fs>) => readonly ArtboardSide[];
  /** Values that replace the defaults in overviews. */
  overview?: Partial<DraftOf<Fs>>;
  /** The label of the download button, if it isn't "Download". */
  downloadLabel?: string;
  /** Shown under the preview in place of the specification line. */
  Details?: ComponentType<DetailsProps<DraftOf<Fs>>>;
  /** Pure: the same draft, data, and side give the same pixels. Draws trim and bleed at natural size. */
  Artwork: ComponentType<ArtworkProps<DraftOf<Fs>>>;
  /** The specification for a printer or platform, such as "18 × 24 in, 0.125 in bleed, 300 DPI, CMYK". */
  specification: (draft: DraftOf<Fs>) => string;
  /** Advice and problems that depend on several fields, or on what a text says, by field. */
  remarks?: (draft: DraftOf<Fs>) => { readonly [Name in keyof Fs]?: Remark };
  /** The reasons this draft can't have an option, as sentences, by field and value. */
  unavailable?: (draft: DraftOf<Fs>, data: PieceData) => { readonly [Name in keyof Fs]?: Unavailable };
  /** Preflight findings about the words and choices themselves, such as an event without a date. */
  checks?: (draft: DraftOf<Fs>, data: PieceData) => readonly string[];
  /** The reasons no file can be made from the draft yet, one sentence each. */
  unfinished?: (draft: DraftOf<Fs>) => readonly string[];
  /** A choice that keeps words off pictures, suggested if they're unreadable: "the theme “Blue”". */
  solidTheme?: string;
  /** The plural name, if batches of it can be made: "flyers". */
  pluralName?: string;
  /** Its pieces can belong to campaigns (`<name>.campaign.ts`). */
  inCampaigns?: true;
  /** A small piece that can also be printed ten to a sheet, to be cut. */
  sheet?: ExportRequest['sheet'];
  /** Pieces that can be downloaded together, besides the one being shown. */
  sizeGroups?: readonly SizeGroup[];
  /** A key of the inputs that a draft's pictures are drawn from. Pieces of a set with the same key are made once. */
  drawnFrom?: (draft: DraftOf<Fs>, data: PieceData) => string;
  /** The largest file that this piece's platform accepts. */
  fileLimit?: (draft: DraftOf<Fs>) => FileLimit | undefined;
  /** Sample drafts, used by stories, tests, and contact sheets. */
  examples: Readonly<Record<string, Partial<DraftOf<Fs>>>>;
}

/** The sides of a draft, each with the language it's written in. */
const inLanguage = (sides: readonly ArtboardSide[], draft: AnyDraft): ArtboardSide[] =>
  sides.map((side) => ({ ...side, language: languageOf(draft) }));

/**
 * Wraps a designer for the rest of the product. Its functions get the draft as its size shows it, so none of them need
 * to know that a size can have its own words.
 */
export function defineDesigner<const Fs extends Fields>(designer: Designer<Fs>): Designer<Fs> {
  const artboards = (draft: DraftOf<Fs>) => inLanguage(designer.artboards(draft), draft);
  if (sizeChoices(designer).length === 0) return { ...designer, artboards };
  const { Artwork, Details } = designer;
  const shownOf = (draft: DraftOf<Fs>): DraftOf<Fs> => shownDraft(designer, draft);
  const onShown = <Rest extends unknown[], Result>(
    say: ((draft: DraftOf<Fs>, ...rest: Rest) => Result) | undefined,
  ) => say && ((draft: DraftOf<Fs>, ...rest: Rest) => say(shownOf(draft), ...rest));
  return {
    ...designer,
    artboards: (draft) => artboards(shownOf(draft)),
    specification: (draft) => designer.specification(shownOf(draft)),
    Artwork: (props) => createElement(Artwork, { ...props, draft: shownOf(props.draft) }),
    Details: Details && ((props) => createElement(Details, { ...props, draft: shownOf(props.draft) })),
    remarks: onShown(designer.remarks),
    unavailable: onShown(designer.unavailable),
    checks: onShown(designer.checks),
    drawnFrom: onShown(designer.drawnFrom),
    fileLimit: onShown(designer.fileLimit),
  };
}

/** A designer as one of any fields, for code that handles all of them and gives each only its own drafts. */
export const anyDesigner = (designer: Pick<Designer, 'id' | 'fields' | 'examples'>) => designer as Designer;

export interface Notice {
  title: string;
  description?: string;
  tone: 'success' | 'danger' | 'info';
}

/** A person whose details can fill a form. */
export interface StaffChoice {
  id: string;
  name: string;
  /** The last name, if it's known. */
  lastName?: string;
  title: string;
  email: string;
  phone: string;
}

/** Props for making a batch. */
export interface BatchProps extends Required<Pick<DesignerProps, 'exporter' | 'notify'>> {
  designer: Designer;
  draft: AnyDraft;
  draftKey?: string;
  pictures: PictureSource;
  account?: string;
  /** The plural name: "flyers". */
  noun: string;
  loadStaff?: DesignerProps['loadStaff'];
  /** The person whose details appear on the piece. */
  user?: UserDetails;
  onClose: () => void;
}

/** Props for the dialog that makes a campaign, and for the message to a draft that belongs to one. */
export interface MakeCampaignProps extends Required<Pick<DesignerProps, 'exporter' | 'notify'>> {
  designer: string;
  open: OpenDraft;
  store: DraftStore;
  data: PieceData;
  openDesigner: DesignerProps['openDesigner'];
  rules: DesignerProps['rules'];
  isOpen: boolean;
  onClose: () => void;
}
/** The props of the notice that other pieces of a campaign have outdated facts. */
export interface CampaignNoticeProps
  extends Omit<MakeCampaignProps, 'exporter' | 'openDesigner' | 'isOpen' | 'onClose'> {
  /** The draft after a pause in typing. */
  debounced: AnyDraft;
}

/** The campaign components of designers, which don't know any other piece themselves. */
export interface CampaignComponents {
  MakeCampaign: ComponentType<MakeCampaignProps>;
  CampaignNoticeFor: ComponentType<CampaignNoticeProps>;
}

/** The view of a designer: its main page, the studio, which fills the window, or a batch. */
export type DesignerView = 'page' | 'studio' | 'rows';

/** The draft that's open in a designer. The same object until another one is opened or it's renamed. */
export interface OpenDraft {
  /** The designer's id. */
  readonly designer: string;
  readonly fields: Fields;
  /** Its key in the store, and its id among the designer's drafts. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
  /** Its current content, including the latest keystroke. */
  readonly draft: () => AnyDraft;
  /** Saves it to the store right away. */
  readonly keep: () => void;
  readonly rename: (name: string) => void;
  /** Takes over facts from its campaign: several fields, in order, as one step. */
  readonly takeOver: (edits: readonly Edit[]) => void;
  /**
   * Runs preflight on it now. Rejects if it can't be checked. Absent for a draft that no designer draws.
   */
  readonly findings?: () => Promise<readonly PreflightFinding[]>;
}

/** Props of every designer. All have a harmless default, so a story is one line. */
export interface DesignerProps {
  /** The person that a piece is from: its contact line. */
  user?: UserDetails;
  /** The signed-in account. Rows in progress are hidden from anyone else who signs in in the same tab. */
  account?: string;
  /** Pictures the user uploaded. */
  images?: readonly UploadedImage[];
  /** Stores pictures added while choosing one. Without it, they last as long as the page is open. */
  addImages?: ImageLibrary['add'];
  /** The team's photographs, which picture fields then find too. */
  teamPictures?: TeamPictures;
  /** The store for drafts; in memory by default. */
  drafts?: DraftStore;
  /** Address of a picture of the starting piece, shown to a user without drafts until the piece is drawn. */
  readyPicture?: string | undefined;
  /**
   * An element next to the page's title, which names the draft; null while it hasn't mounted. Without it, the drafts
   * appear above the form.
   */
  beside?: HTMLElement | null;
  /** Drawn next to the drafts menu, on the page and in the studio. Keystrokes don't redraw it. */
  besideDraft?: (open: OpenDraft) => Elements;
  /** A template's rules for the draft under a store key. The same object until the rules change. */
  rules?: (key: string) => DraftRules | undefined;
  /** The maker of files; this browser by default. */
  exporter?: Exporter;
  /** Notifies the user that a file was saved, or couldn't be saved. */
  notify?: (notice: Notice) => void;
  /** Receives changed details. Without it, a designer that asks for them doesn't share them. */
  onUserChange?: (user: UserDetails) => void;
  /** False when the browser's storage refused the last change to the details. */
  userKept?: boolean;
  /** The signed-in user's details in the portal, for a designer that asks for them. */
  profile?: ProfileControl;
  /**
   * Sends an email to the user's own address and returns that address; rejects with a sentence. Without it, no test is
   * sent.
   */
  sendTest?: (mail: { subject: string; html: string; text: string; unsubscribe: string }) => Promise<string>;
  /** The colleagues whose details can fill a form. */
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  /** Tracks the people whose cards and signatures have been made. Without it, they aren't tracked. */
  staffCards?: StaffCards | undefined;
  /** The view named in the address. Without it, the designer starts on its page, and the address doesn't change. */
  view?: DesignerView;
  /** The piece in the studio, for a designer with several. */
  part?: string;
  /** Goes to another view and, for a designer with several pieces, to one of them. */
  onViewChange?: (view: DesignerView, part?: string) => void;
  /** Opens another designer by its catalog id. Without it, designers don't link to each other. */
  openDesigner?: (designer: string) => void;
}
