export const cardKinds = ['card', 'signature'] as const;
export type CardKind = (typeof cardKinds)[number];

export const cardDetails = ['name', 'title', 'email', 'phone'] as const;
export type CardDetail = (typeof cardDetails)[number];

/** What the directory has changed since somebody's card or signature was made. */
export interface CardChange {
  readonly kind: CardKind;
  readonly detail: CardDetail;
  /** Empty: none. */
  readonly before: string;
  readonly after: string;
  /** The moment that it was made. */
  readonly madeAt: string;
}

/** Somebody who has no card, or whose card or signature is out of date. */
export interface CardsOf {
  /** Their entry in the directory. */
  readonly id: string;
  readonly hasNone: boolean;
  readonly changes: readonly CardChange[];
}

/** How many active people have no card, and how many cards and signatures are out of date. */
export interface CardCounts {
  readonly withoutCard: number;
  readonly cards: number;
  readonly signatures: number;
}

/** For whom one was made: an entry with what the directory said as it was filled in, or whoever has this address. */
export type MadeFor =
  | { readonly id: string; readonly madeWith?: Readonly<Record<CardDetail, string>> }
  | { readonly email: string };

/** Of how many people at once cards are noted: a limit of the server. */
export const mostNoted = 5_000;

/** Whose business cards and email signatures were made, and what has become of them. */
export interface Cards {
  /** For administrators; rejects with `refused` for others. */
  due(): Promise<readonly CardsOf[]>;
  /** The same, counted. */
  counts(): Promise<CardCounts>;
  /** What has changed since one's own were made. Rejects with `refused` for whoever has no rights. */
  ownChanges(): Promise<readonly CardChange[]>;
  /** Notes that they were made: administrators for everybody active, others for themselves. Answers for how many. */
  note(kind: CardKind, people: readonly MadeFor[]): Promise<number>;
}
