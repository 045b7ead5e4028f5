export const cardKinds = ['card', 'signature'] as const;
export type CardKind = (typeof cardKinds)[number];

export const cardDetails = ['name', 'title', 'email', 'phone'] as const;
export type CardDetail = (typeof cardDetails)[number];

/** What the directory has changed since a person's card or signature was made. */
export interface CardChange {
  readonly kind: CardKind;
  readonly detail: CardDetail;
  /** Empty: none. */
  readonly before: string;
  readonly after: string;
  /** When it was made. */
  readonly madeAt: string;
}

/** A person who has no card, or whose card or signature is out of date. */
export interface CardsOf {
  /** Their directory entry. */
  readonly id: string;
  readonly isWithoutCard: boolean;
  readonly changes: readonly CardChange[];
}

/** How many active people have no card, and how many cards and signatures are out of date. */
export interface CardCounts {
  readonly withoutCard: number;
  readonly cards: number;
  readonly signatures: number;
}

/** Who it was made for: a directory entry with what the directory said at the time, or the person with this address. */
export type MadeFor =
  | { readonly id: string; readonly madeWith?: Readonly<Record<CardDetail, string>> }
  | { readonly email: string };

/** Maximum number of people per call to `note`: a server limit. */
export const mostNoted = 5_000;

/** Whose business cards and email signatures were made, and whether they're current. */
export interface Cards {
  /** For administrators; rejects with `refused` for others. */
  due(): Promise<readonly CardsOf[]>;
  /** The same, as counts. */
  counts(): Promise<CardCounts>;
  /** What has changed since the user's own were made. Rejects with `refused` for anyone without rights. */
  ownChanges(): Promise<readonly CardChange[]>;
  /** Records that they were made: administrators for all active people, others for themselves. Returns the number of people. */
  note(kind: CardKind, people: readonly MadeFor[]): Promise<number>;
}
