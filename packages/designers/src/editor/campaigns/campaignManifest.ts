import type { AnyDraft, Fields } from '../fields/fields.ts';
import type { PictureSource } from '../images/usePictures.ts';

/** Something a piece says that other pieces can say too. A picture counts with its choice and crop. */
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

/** Facts as texts, for a piece to fit. */
export interface FactTexts {
  what: string;
  /** The headline, or the part of it that fits into the field for a short one. */
  short?: string;
  sentence: string;
  /** Its lines. */
  lines: readonly string[];
  offer: string;
  /** The sentences of the offer that the headline and the sentence don't say. */
  details: readonly string[];
  /** "Saturday, March 13, 2027, 9:00 AM, 400 Horizon Way". */
  when: string;
  /** The same, with a long place as a text of its own. */
  whenLines: readonly string[];
  link: string;
}

/** A piece of a campaign: a draft in one or several sizes. */
interface PieceKind {
  /** "Instagram posts". */
  label: string;
  /** The choices of each size that files are made of: the first is the draft's own. */
  sizes?: readonly AnyDraft[];
  /** Unchecked until the user checks it. */
  isOptional?: true;
}

/** What a designer declares about the campaigns that its pieces belong to. */
export interface CampaignManifest {
  readonly fields: Fields;
  /** The place of its pieces among a campaign's, the largest on paper first. */
  readonly place: number;
  readonly pieces: readonly PieceKind[];
  /** The choice whose values have a piece each: posts, per platform. */
  readonly per?: string;
  /** The field for each fact; this designer doesn't have facts without one. */
  readonly says: Readonly<Partial<Record<FactName, string>>>;
  /** Facts that have no field here, and appear in the words of these fields. */
  readonly inWords?: { readonly facts: readonly FactName[]; readonly fields: readonly string[] };
  /** The choice that shows when and where, if that's optional. */
  readonly ofEvents?: { readonly type: string };
  /** Words that restate the facts, in addition to the fields for them: an email's subject. */
  readonly restates?: readonly string[];
  /** What a draft says about facts whose fields are empty. */
  readonly implies?: (draft: AnyDraft) => Readonly<Partial<Record<FactName, string>>>;
  /** The field that may be too short for the headline. */
  readonly shortHeadline?: string;
  /** The texts under the headline, for the designer's idea to fit. */
  readonly texts: (facts: FactTexts) => readonly string[];
  /** The words of fields that repeat everything, at a size. */
  readonly wholeText?: (facts: FactTexts, size: AnyDraft) => AnyDraft;
  /** Its idea also reads the words of the facts: for hashtags. */
  readonly readsWords?: true;
  /** The text that goes with its picture. */
  readonly caption?: (draft: AnyDraft) => string;
  /** The pictures that it can show, if not the user's. */
  readonly pictures?: PictureSource;
}

/** Checks the names of fields. */
export const defineCampaign = <Fs extends Fields>(
  fields: Fs,
  manifest: Omit<CampaignManifest, 'fields' | 'says' | 'inWords' | 'restates' | 'shortHeadline'> & {
    says: Partial<Record<FactName, keyof Fs & string>>;
    inWords?: { facts: readonly FactName[]; fields: readonly (keyof Fs & string)[] };
    restates?: readonly (keyof Fs & string)[];
    shortHeadline?: keyof Fs & string;
  },
): CampaignManifest => ({ fields, ...manifest });

/** The fields that designers of events name alike. */
export const whenAndWhereFields = { date: 'eventDate', time: 'eventTime', where: 'location' } as const;
export const lookFields = { picture: 'picture', language: 'language' } as const;
