/** What a piece says, by field: as a designer's draft holds it. */
export type PieceDraft = Readonly<Record<string, string>>;

/** SHA-256 of each picture that a draft names, by the id that it names it by (`upload:<id>`). */
export type PieceFiles = Readonly<Record<string, string>>;

/** What whoever starts from a template may not change, and what they have to. A field without a rule is free. */
export type FieldRules = Readonly<Record<string, 'locked' | 'must_change'>>;

export type PieceRights = 'owner' | 'edit' | 'view';

export interface StoredPiece {
  /** Counts every change. */
  readonly revision: number;
  /** Number of the latest version. */
  readonly version: number;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
}

/** A value that gave way to one of somebody who had not seen it. */
export interface Overwritten {
  readonly id: string;
  readonly field: string;
  /** Null: the field was not there. */
  readonly value: string | null;
  /** Account of who wrote it, and when (ISO 8601). */
  readonly authorId: string;
  readonly writtenAt: string;
}

export interface SavedPiece extends StoredPiece {
  /** What this request overwrote. */
  readonly overwritten: readonly Overwritten[];
}

export interface NewPiece {
  /** A UUID that the client makes: sent again, the piece is made once. */
  readonly id: string;
  readonly designer: string;
  readonly designerVersion: number;
  readonly brandVersion: string;
  readonly name: string;
  readonly folder?: string;
  readonly draft: PieceDraft;
  readonly pictures: PieceFiles;
}

export interface PieceChange {
  readonly id: string;
  /** The last revision whose answer this client has seen. */
  readonly base: number;
  /** Null takes a field away. */
  readonly changed: Readonly<Record<string, string | null>>;
  /** A UUID of this request: sent again, it is done once. */
  readonly mutation: string;
  readonly designerVersion: number;
  readonly brandVersion: string;
  /** All that the draft names after the change. */
  readonly pictures: PieceFiles;
}

/** What a set keeps with each of its pieces, beside what the piece says: no version has it, and no copy. */
export interface PieceSet {
  /** Which set. */
  readonly set: string;
  /** Which of its pieces. */
  readonly part: string;
  /** The set was made of this one. */
  readonly origin: boolean;
  /** What the set said when the piece last agreed with it, and what the piece itself said then. */
  readonly facts: Readonly<Record<string, string>>;
  readonly said: Readonly<Record<string, string>>;
}

/** A piece of a set, as far as it takes to know whether a browser has it as it is. */
export interface SetPieceFound {
  readonly id: string;
  readonly designer: string;
  readonly revision: number;
}

export interface OpenedPiece extends StoredPiece {
  readonly id: string;
  readonly name: string;
  readonly designer: string;
  readonly designerVersion: number;
  readonly ownerId: string;
  readonly rights: PieceRights;
  readonly rules: FieldRules;
  readonly fromTemplate: { readonly id: string; readonly version: number } | null;
  /** Null: it is in no set. */
  readonly set: PieceSet | null;
}

/** Where else a piece is open: one for each page of each browser. */
export interface Elsewhere {
  readonly accountId: string;
  readonly seenAt: string;
}

export interface Visit {
  readonly revision: number;
  readonly version: number;
  readonly rights: PieceRights;
  readonly others: readonly Elsewhere[];
}

/** Where pieces are kept beyond one browser. Each method rejects with a `PieceStoreError` and with nothing else. */
export interface PieceStore {
  create(piece: NewPiece): Promise<SavedPiece>;
  open(id: string): Promise<OpenedPiece>;
  save(change: PieceChange): Promise<SavedPiece>;
  /** Keeps the piece as it is as a version, and gives its number; one that has not changed since keeps the number that it has. */
  keepVersion(id: string, name?: string): Promise<number>;
  /** Keeps what a set has with a piece. The later of two wins. */
  keepSet(id: string, set: PieceSet): Promise<SavedPiece>;
  /** The pieces of a set that one may see and that are in no bin, up to 100. */
  piecesOfSet(set: string): Promise<readonly SetPieceFound[]>;
  /** Says that it is open at a place (a UUID of one page), or no longer. */
  visit(id: string, place: string, leaving?: boolean): Promise<Visit>;
  /** Gives the SHA-256 of its bytes. */
  storePicture(picture: Blob): Promise<string>;
  loadPicture(sha256: string): Promise<Blob>;
}

/**
 * `away`: there was no answer, or too much was asked: the same request can be sent again, after `retryAfter` seconds where they are
 * known. `signedOut`: only after signing in. `refused`: never; the message is a sentence for the person.
 */
export type PieceStoreFault = 'away' | 'signedOut' | 'refused';

export class PieceStoreError extends Error {
  override name = 'PieceStoreError';
  readonly kind: PieceStoreFault;
  readonly retryAfter: number | undefined;

  constructor(kind: PieceStoreFault, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
