import type { MaterialType } from '../../src/editor/reading/materialType.ts';

/** A description as someone would type it, and the expected result. */
export interface BriefCase {
  id: string;
  kind:
    | 'plain'
    | 'long'
    | 'terse'
    | 'dates'
    | 'sentences'
    | 'list'
    | 'foreign'
    | 'right to left'
    | 'claim'
    | 'competitor'
    | 'personal'
    | 'injection'
    | 'off-topic';
  text: string;
  /** The portal's language; `en-US` by default. */
  locale?: string;
  /** What's chosen next to the description, if its words don't name a piece. */
  chosen?: MaterialType;
  /** The piece that the words name. */
  material?: MaterialType;
  /** The size that the words name. */
  size?: string;
  /** What every idea must include word for word. */
  facts: readonly string[];
  /** Words that a refusal must name, and that no idea may include. */
  refused?: readonly string[];
  /** Words that must be named as not used. */
  notUsed?: readonly string[];
  /** A date or weekday that must be pointed out. */
  remarked?: string;
  /** Not in English: the answer is a sentence that explains this. */
  foreign?: true;
}

/** A brief with what a piece must carry in its fields, and what it may not print: wishes, and words for the designer. */
export interface SealedCase extends BriefCase {
  /** In pieces that have these fields. */
  fields?: { date?: string; time?: string; place?: string };
  forbidden?: readonly string[];
}

/** The day on which all of them are typed: a Sunday. */
export const typedOn = '2026-11-22';
