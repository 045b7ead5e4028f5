import type { Notice, StaffChoice } from '../designer.ts';
import type { DetailName, UserDetails } from './userDetails.ts';

export type CardKind = 'card' | 'signature';

/** A person whose card or signature was saved. */
export interface CardMade {
  user: UserDetails;
  /** The directory entry it was filled from, as it was at that time. */
  from?: StaffChoice | undefined;
}

/** A change in the directory since a person's card or signature was made. */
export interface CardChange {
  readonly kind: CardKind;
  readonly detail: DetailName;
  /** Empty means none. */
  readonly before: string;
  readonly after: string;
  /** The time it was made. */
  readonly madeAt: string;
}

/** A person in the directory who has no card, or whose card or signature is out of date. */
export interface OutdatedCards {
  /** The id from `StaffChoice`. */
  readonly id: string;
  readonly isWithoutCard: boolean;
  readonly changes: readonly CardChange[];
}

/** The cards and signatures that have been made, and changes to people since. */
export interface StaffCards {
  /** Records that they were made. */
  note: (kind: CardKind, made: readonly CardMade[]) => Promise<void>;
  /** The people who need new ones; absent for users who don't manage this. */
  due?: (() => Promise<readonly OutdatedCards[]>) | undefined;
  /** The people to make cards for, if the address says so: those without a card, or with an outdated one. */
  asked?: 'without' | 'outdated' | undefined;
  /** Called once the people have been added to the batch. */
  onTaken?: () => void;
}

const retryHints = { card: 'Download it again later.', signature: 'Copy it again later.' } as const;

/** Records that one was made. If that fails, the files are still there. */
export function recordMade(
  cards: StaffCards | undefined,
  kind: CardKind,
  user: UserDetails,
  notify: (notice: Notice) => void,
): void {
  cards?.note(kind, [{ user }]).catch((error: unknown) => {
    console.error("Couldn't record that a card or signature was made.", error);
    notify({
      title: 'Not recorded',
      description: `We couldn't record that this ${kind} was created. ${retryHints[kind]}`,
      tone: 'info',
    });
  });
}
