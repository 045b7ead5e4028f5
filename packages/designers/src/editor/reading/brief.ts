import type { Span } from './found.ts';
import type { MaterialType } from './materialType.ts';
import type { RefusedKind } from './refused/kinds.ts';
import type { Topic } from './topics.ts';

/** The parts of a description, each with the exact words that it was read from. */
export interface ReadDescription {
  description: string;
  /** `other` if it isn't in English: the wizard only writes English, and explains that in `refusals`. */
  language: 'en' | 'other';
  /** The piece that the words name ("a flyer for …"). */
  material?: MaterialType;
  /** The size that the words name ("A5", "11 x 17", "300x250"), as written. */
  size?: string;
  occasion: DescriptionOccasion;
  topic: Topic;
  /** The audience of the piece: "school caretakers". Also listed in the facts. */
  audience?: Fact;
  /** The headline and button text that the description names: "Headline: …", "CTA: …". */
  headline?: Fact;
  action?: Fact;
  tone: 'plain' | 'warm' | 'urgent' | 'formal';
  /**
   * The subject of the piece in a few words that fit a headline: "open day at the Lisbon depot". Starts lowercase if
   * the description does; `sentence(text)` capitalizes it.
   */
  subject?: Fact;
  /**
   * The description's own sentences that a piece may use unchanged, in order and verbatim: without the request for the
   * piece ("A flyer about …"), wishes for its looks, and anything refused. Together they hold the facts.
   */
  statements: readonly Fact[];
  /** In text order, without overlaps. */
  facts: readonly Fact[];
  /** Words of the description that no idea can use: wishes for paper, number of copies, fonts. */
  notUsed: readonly string[];
  /** The reasons for what is left out, one sentence each, with the words in question. */
  refusals: readonly string[];
  /** Points for the author to double-check, one sentence each: a date in the past, a weekday that doesn't match. */
  remarks: readonly string[];
}

export type DescriptionOccasion =
  | 'event'
  | 'webinar'
  | 'hiring'
  | 'offer'
  | 'launch'
  | 'announcement'
  | 'milestone'
  | 'service'
  | 'safety'
  | 'thanks'
  | 'general';

export type FactKind =
  | 'date'
  | 'time'
  | 'place'
  | 'price'
  | 'percent'
  | 'number'
  | 'person'
  | 'role'
  | 'company'
  | 'link'
  | 'email'
  | 'phone'
  | 'name'
  | 'audience'
  /** Words in quotation marks: the requested headline. Also anything free: "free pick-up". */
  | 'phrase'
  /** One line or item of a list. */
  | 'item'
  /** Exclusions: "not for private homes". */
  | 'not';

export interface Fact {
  kind: FactKind;
  /** Verbatim, as it must appear: "20 % off refurbished servers". */
  text: string;
  /** Its position in the description. */
  at: readonly [start: number, end: number];
  /** The value for a field: a date as `2027-06-05`, a time as `14:30`, a link with its scheme. */
  value?: string;
  /** The end of a range, in the same format. */
  until?: string;
  /** The thing that a percentage or price applies to. */
  about?: string;
}

export interface Setting {
  /** `2027-06-05`: the reference date for "tomorrow". */
  today: string;
  /** Decides the meaning of 5/6: `en-US` is May 6, any other is June 5. */
  locale: string;
}

/** What the model marks in a description, in order. */
export interface Marks {
  /** Meant for the readers of the piece. */
  printed: readonly Span[];
  /** Words that no piece may contain. */
  refused: readonly { kind: RefusedKind; at: Span }[];
}
