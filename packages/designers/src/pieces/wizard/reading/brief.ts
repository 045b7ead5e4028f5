import type { Material } from '../wizard.fields.ts';
import type { Topic } from './topics.ts';

/** What a description asks for and says, each part with the very words that it was read from. */
export interface Brief {
  description: string;
  /** `other`: the wizard writes English only, and says so in `refusals`. */
  language: 'en' | 'other';
  /** The piece that the words name ("a flyer for …"). */
  material?: Material;
  /** The size that the words name ("A5", "11 x 17", "300x250"): as written. */
  size?: string;
  occasion: BriefOccasion;
  topic: Topic;
  /** Whom the piece speaks to: "school caretakers". Also among the facts. */
  audience?: Fact;
  tone: 'plain' | 'warm' | 'urgent' | 'formal';
  /**
   * What the piece is about in a few words, fit for a headline: "open day at the Lisbon depot". Begins small where the description
   * does: `sentence(text)` gives it a capital.
   */
  subject?: Fact;
  /**
   * The description's own sentences that may stand in a piece as they are, in order and word for word: without the request for the
   * piece ("A flyer about …"), wishes for its looks, and what is refused. Together they hold the facts.
   */
  statements: readonly Fact[];
  /** In order of the text; none overlaps another. */
  facts: readonly Fact[];
  /** Words of the description that no idea can use: wishes for paper, number of copies, fonts. */
  notUsed: readonly string[];
  /** What is left out and why, a sentence each, with the words it is about. */
  refusals: readonly string[];
  /** What whoever wrote it should look at again, a sentence each: a date that is past, a weekday that is another. */
  remarks: readonly string[];
}

export type BriefOccasion =
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
  /** Words in quotation marks: the headline that is wanted. Also what is free: "free pick-up". */
  | 'phrase'
  /** One line or part of a list. */
  | 'item'
  /** What is not so: "not for private homes". */
  | 'not';

export interface Fact {
  kind: FactKind;
  /** Word for word, as it must appear: "20 % off refurbished servers". */
  text: string;
  /** Where it stands in the description. */
  at: readonly [start: number, end: number];
  /** What a field takes: a date as `2027-06-05`, a time as `14:30`, a link with its scheme. */
  value?: string;
  /** The end of a range, in the same form. */
  until?: string;
  /** What a percentage or price applies to. */
  about?: string;
}

export interface Setting {
  /** `2027-06-05`: what "tomorrow" is counted from. */
  today: string;
  /** Decides what 5/6 means: `en-US` is May 6, any other June 5. */
  locale: string;
}
