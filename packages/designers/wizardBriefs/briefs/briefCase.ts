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
  /** The material chosen in the form, if the words don't name a piece. */
  chosen?: MaterialType;
  /** The piece in the words. */
  material?: MaterialType;
  /** The size in the words. */
  size?: string;
  /** Words that every idea must include verbatim. */
  facts: readonly string[];
  /** Words that a refusal must quote, and that no idea may include. */
  refused?: readonly string[];
  /** Words that must be listed as not used. */
  notUsed?: readonly string[];
  /** A date or weekday that needs a remark. */
  remarked?: string;
  /** Not in English: the result is a sentence that explains this. */
  foreign?: true;
}

/**
 * A description with the required field values, and the words that must not be printed: wishes, and instructions to the
 * designer.
 */
export interface SealedCase extends BriefCase {
  /** Required values in pieces that have these fields. */
  fields?: { date?: string; time?: string; place?: string };
  forbidden?: readonly string[];
}

/** The day on which all descriptions are typed: a Sunday. */
export const typedOn = '2026-11-22';
