import type { Notice, StaffChoice } from '../designer.ts';
import type { DetailName, UserDetails } from './userDetails.ts';

export type CardKind = 'card' | 'signature';

/** A person whose card or signature was saved. */
export interface CardMade {
  user: UserDetails;
  /** The directory entry it was filled from, as it was at that time. */
  from?: StaffChoice | undefined;
}

/** What has changed in the directory since a person's card or signature was made. */
export interface CardChange {
  readonly kind: CardKind;
  readonly detail: DetailName;
  /** Empty means none. */
  readonly before: string;
  readonly after: string;
  /** When it was made. */
  readonly madeAt: string;
}

/** A person in the directory who has no card, or whose card or signature is out of date. */
export interface CardsOf {
  /** Same as in `StaffChoice`. */
  readonly id: string;
  readonly isWithoutCard: boolean;
  readonly changes: readonly CardChange[];
}

/** Whose cards and signatures have been made, and what has happened to them since. */
export interface StaffCards {
  /** Records that they were made. */
  note: (kind: CardKind, made: readonly CardMade[]) => Promise<void>;
  /** The people who need new ones; absent for users who don't manage this. */
  due?: (() => Promise<readonly CardsOf[]>) | undefined;
  /** Which people to make many for, if the address says so. */
  asked?: 'without' | 'outdated' | undefined;
  /** Called once they've been taken over. */
  onTaken?: () => void;
}

const again = { card: 'Download it again later.', signature: 'Copy it again later.' } as const;

/** Records that one was made. If that fails, the files are still there. */
export function noteMade(
  cards: StaffCards | undefined,
  kind: CardKind,
  user: UserDetails,
  notify: (notice: Notice) => void,
): void {
  cards?.note(kind, [{ user }]).catch((error: unknown) => {
    console.error("Couldn't record that a card or signature was made.", error);
    notify({
      title: 'Not recorded',
      description: `Couldn't record that this ${kind} was made. ${again[kind]}`,
      tone: 'info',
    });
  });
}
