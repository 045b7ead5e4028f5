export const cardKinds = ['card', 'signature'] as const;
export type CardKind = (typeof cardKinds)[number];

export const cardDetails = ['name', 'title', 'email', 'phone'] as const;
export type CardDetail = (typeof cardDetails)[number];

/** A detail that changed in the directory since a person's card or signature was made. */
export interface CardChange {
  readonly kind: CardKind;
  readonly detail: CardDetail;
  /** Empty if there was none. */
  readonly before: string;
  readonly after: string;
  /** When it was made. */
  readonly madeAt: string;
}

/** A person without a card, or with an outdated card or signature. */
export interface PersonCards {
  /** Their directory entry. */
  readonly id: string;
  readonly isWithoutCard: boolean;
  readonly changes: readonly CardChange[];
}

/** The number of active people without a card, and of outdated cards and signatures. */
export interface CardCounts {
  readonly withoutCard: number;
  readonly cards: number;
  readonly signatures: number;
}

/** The person it was made for: a directory entry with its details at the time, or an email address. */
export type CardRecipient =
  | { readonly id: string; readonly madeWith?: Readonly<Record<CardDetail, string>> }
  | { readonly email: string };

/** Maximum number of people per call to `note`: a server limit. */
export const maxNotedCards = 5_000;

/** Records of whose business cards and email signatures were made, and whether they're current. */
export interface Cards {
  /** Returns the people who need a card or signature. For administrators; rejects with `refused` for others. */
  dueCards(): Promise<readonly PersonCards[]>;
  /** Counts them, for administrators too. */
  counts(): Promise<CardCounts>;
  /** Returns the changes since the user's own were made. Rejects with `refused` for anyone without rights. */
  ownChanges(): Promise<readonly CardChange[]>;
  /**
   * Records that they were made: administrators for all active people, others for themselves. Returns the number of
   * people.
   */
  note(kind: CardKind, people: readonly CardRecipient[]): Promise<number>;
}
