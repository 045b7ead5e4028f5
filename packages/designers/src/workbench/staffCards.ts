import type { DetailName, UserDetails } from '../userDetails/userDetails.ts';
import type { Notice, StaffChoice } from './designer.ts';

export type CardKind = 'card' | 'signature';

/** Somebody for whom a card or signature was saved. */
export interface CardMade {
  user: UserDetails;
  /** Whom of the directory it was filled from, as they stood there. */
  from?: StaffChoice | undefined;
}

/** What the directory has changed since somebody's card or signature was made. */
export interface CardChange {
  readonly kind: CardKind;
  readonly detail: DetailName;
  /** Empty: none. */
  readonly before: string;
  readonly after: string;
  /** The moment that it was made. */
  readonly madeAt: string;
}

/** Somebody of the directory who has no card, or whose card or signature is out of date. */
export interface CardsOf {
  /** As `StaffChoice` has it. */
  readonly id: string;
  readonly hasNone: boolean;
  readonly changes: readonly CardChange[];
}

/** Whose cards and signatures were made, and what has become of them. */
export interface StaffCards {
  /** Notes that they were made. */
  note: (kind: CardKind, made: readonly CardMade[]) => Promise<void>;
  /** For whom they have to be made; absent for whoever does not look after it. */
  due?: (() => Promise<readonly CardsOf[]>) | undefined;
  /** Whom many are to be made for, where the address says it. */
  asked?: 'without' | 'outdated' | undefined;
  /** They are taken over. */
  onTaken?: () => void;
}

const again = { card: 'Download it again later.', signature: 'Copy it again later.' } as const;

/** Notes that one was made. Where that fails the files are there all the same. */
export function noteMade(
  cards: StaffCards | undefined,
  kind: CardKind,
  user: UserDetails,
  notify: (notice: Notice) => void,
): void {
  cards?.note(kind, [{ user }]).catch((error: unknown) => {
    console.error('It could not be noted that a card or signature was made.', error);
    notify({
      title: 'Not noted',
      description: `It could not be noted that this ${kind} was made. ${again[kind]}`,
      tone: 'info',
    });
  });
}
