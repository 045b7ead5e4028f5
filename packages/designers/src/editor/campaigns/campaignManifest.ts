import type { AnyDraft, Fields } from '../fields/fields.ts';
import type { PictureSource } from '../images/usePictures.ts';

/** The facts that pieces can share. A picture includes its crop. */
export const factNames = [
  'what',
  'sentence',
  'offer',
  'date',
  'time',
  'where',
  'link',
  'action',
  'picture',
  'language',
] as const;
export type FactName = (typeof factNames)[number];

/** Facts as texts for a piece. */
export interface FactTexts {
  what: string;
  /** The headline, or the part of it that fits into the field for a short one. */
  short?: string;
  sentence: string;
  /** The lines of the sentence. */
  lines: readonly string[];
  offer: string;
  /** The sentences of the offer that the headline and the sentence don't say. */
  details: readonly string[];
  /** "Saturday, March 13, 2027, 9:00 AM, 400 Horizon Way". */
  when: string;
  /** Date, time and place, with a long place as a separate text. */
  whenLines: readonly string[];
  link: string;
}

/** A piece of a campaign: a draft in one or several sizes. */
interface PieceKind {
  /** "Instagram posts". */
  label: string;
  /** The choices of each size that files are made in; the first is the draft's own. */
  sizes?: readonly AnyDraft[];
  /** Unchecked until the user checks it. */
  isOptional?: true;
}

/** A designer's declarations for campaigns. */
export interface CampaignManifest {
  readonly fields: Fields;
  /** The position of its pieces in a campaign, which lists the largest on paper first. */
  readonly place: number;
  readonly pieces: readonly PieceKind[];
  /** The choice with a piece for each value, such as the platform of posts. */
  readonly per?: string;
  /** The field for each fact that this designer has. */
  readonly says: Readonly<Partial<Record<FactName, string>>>;
  /** Facts without a field, which appear in the words of these fields. */
  readonly inWords?: { readonly facts: readonly FactName[]; readonly fields: readonly string[] };
  /** The choice that shows date, time and place, if they're optional. */
  readonly ofEvents?: { readonly type: string };
  /** Fields that restate facts, in addition to the fields for them: an email's subject. */
  readonly restates?: readonly string[];
  /** The facts that a draft implies if their fields are empty. */
  readonly implies?: (draft: AnyDraft) => Readonly<Partial<Record<FactName, string>>>;
  /** The field that may be too short for the headline. */
  readonly shortHeadline?: string;
  /** The texts under the headline, for the designer's idea to choose from. */
  readonly textsOf: (facts: FactTexts) => readonly string[];
  /** The words of fields that repeat all facts, at a size. */
  readonly wholeText?: (facts: FactTexts, size: AnyDraft) => AnyDraft;
  /** Its idea also reads the words of the facts, for hashtags. */
  readonly readsWords?: true;
  /** The text that goes with its picture. */
  readonly caption?: (draft: AnyDraft) => string;
  /** The pictures that it can show, if they aren't the user's. */
  readonly pictures?: PictureSource;
}

/** Defines a manifest with type-checked field names. */
export const defineCampaign = <Fs extends Fields>(
  fields: Fs,
  manifest: Omit<CampaignManifest, 'fields' | 'says' | 'inWords' | 'restates' | 'shortHeadline'> & {
    says: Partial<Record<FactName, keyof Fs & string>>;
    inWords?: { facts: readonly FactName[]; fields: readonly (keyof Fs & string)[] };
    restates?: readonly (keyof Fs & string)[];
    shortHeadline?: keyof Fs & string;
  },
): CampaignManifest => ({ fields, ...manifest });

/** The fields that all designers of events have. */
export const whenAndWhereFields = { date: 'eventDate', time: 'eventTime', where: 'location' } as const;
export const lookFields = { picture: 'picture', language: 'language' } as const;
