export const positionKinds = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const;
export type PositionKind = (typeof positionKinds)[number];

/** US dollars, in whole numbers. */
export interface PayRange {
  readonly from: number;
  readonly to: number;
  readonly per: 'hour' | 'year';
}

/** A position that the company fills. */
export interface Position {
  /** A UUID that the client makes. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** Two capitals of ISO 3166, such as `US`. */
  readonly country: string;
  /** Whether one may work from anywhere in the country. */
  readonly remote: boolean;
  readonly kind: PositionKind;
  /** Plain text; lines stay lines. */
  readonly description: string;
  readonly pay: PayRange | null;
  /** The last day, such as `2026-12-31`; null: until somebody closes it. */
  readonly closesOn: string | null;
  /** Somebody closed it, whatever day it is. */
  readonly closed: boolean;
}

/** A position as it is kept. */
export interface ListedPosition extends Position {
  /** Whether one can apply for it now. */
  readonly isOpen: boolean;
  readonly applications: number;
}

/** Characters of a position, and dollars: limits of the database. */
export const positionLimits = { title: 120, place: 120, description: 5_000, pay: 10_000_000 } as const;

/** The positions that applicants apply for. Administrators look after them. */
export interface Positions {
  /** The newest first; none for whoever is no administrator. */
  list(): Promise<readonly ListedPosition[]>;
  /** Writes a position, or one that there is anew. Rejects with `refused`. */
  save(position: Position): Promise<void>;
  /** Rejects with `refused` where an application names it. Safe to repeat. */
  remove(id: string): Promise<void>;
}
