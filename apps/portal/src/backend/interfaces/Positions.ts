export const positionKinds = ['full_time', 'part_time', 'contract', 'temporary', 'internship'] as const;
export type PositionKind = (typeof positionKinds)[number];

/** US dollars, in whole numbers. */
export interface PayRange {
  readonly from: number;
  readonly to: number;
  readonly per: 'hour' | 'year';
}

/** A position the company is filling. */
export interface Position {
  /** A UUID that the client makes. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** A two-letter ISO 3166 country code, such as `US`. */
  readonly country: string;
  /** Whether people can work from anywhere in the country. */
  readonly isRemote: boolean;
  readonly kind: PositionKind;
  /** Plain text with line breaks. */
  readonly description: string;
  readonly pay: PayRange | null;
  /** The last day, such as `2026-12-31`; null to stay open until someone closes it. */
  readonly closesOn: string | null;
  /** Whether someone closed it, regardless of the date. */
  readonly isClosed: boolean;
}

/** A position as stored. */
export interface ListedPosition extends Position {
  /** Whether people can apply for it now. */
  readonly isOpen: boolean;
  readonly applications: number;
}

/** Lengths in characters, and dollars: database limits. */
export const positionLimits = { title: 120, place: 120, description: 5_000, pay: 10_000_000 } as const;

/** The positions that applicants apply for. Administrators manage them. */
export interface Positions {
  /** Returns the positions, newest first. Empty for anyone but administrators. */
  list(): Promise<readonly ListedPosition[]>;
  /** Creates or rewrites a position. Rejects with `refused`. */
  save(position: Position): Promise<void>;
  /** Deletes a position. Rejects with `refused` if an application refers to it. Safe to repeat. */
  remove(id: string): Promise<void>;
}
