/** The values of a piece by field, in the form of a designer's draft. */
export type PieceDraft = Readonly<Record<string, string>>;

/** SHA-256 of each picture that a draft names, keyed by the id it uses for it (`upload:<id>`). */
export type PieceFiles = Readonly<Record<string, string>>;

/** Fields that users of a template can't change, or have to. A field without a rule is free. */
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

/** A value that was replaced by someone who hadn't seen it. */
export interface Overwritten {
  readonly id: string;
  readonly field: string;
  /** Null if the field wasn't there. */
  readonly value: string | null;
  /** Account of the person who wrote it, and when (ISO 8601). */
  readonly authorId: string;
  readonly writtenAt: string;
}

export interface SavedPiece extends StoredPiece {
  /** The values that this request overwrote. */
  readonly overwritten: readonly Overwritten[];
}

export interface NewPiece {
  /** A UUID made by the client: a repeated request makes the piece only once. */
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
  /** The last revision whose response this client has seen. */
  readonly base: number;
  /** Null removes a field. */
  readonly changed: Readonly<Record<string, string | null>>;
  /** A UUID for this request: a repeat is still applied once. */
  readonly mutation: string;
  readonly designerVersion: number;
  readonly brandVersion: string;
  /** All pictures that the draft names after the change. */
  readonly pictures: PieceFiles;
}

/** Data that a campaign stores with each of its pieces, apart from the draft: it isn't in versions or copies. */
export interface PieceCampaign {
  /** Id of the campaign. */
  readonly set: string;
  /** Id of its part. */
  readonly part: string;
  /** The campaign was made from this piece. */
  readonly origin: boolean;
  /** The campaign's facts when the piece last agreed with it; `said` has the piece's own facts at that time. */
  readonly facts: Readonly<Record<string, string>>;
  readonly said: Readonly<Record<string, string>>;
}

/** A piece of a campaign, with enough data to check whether a browser has its current state. */
export interface CampaignPieceFound {
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
  /** Null if it isn't in a campaign. */
  readonly set: PieceCampaign | null;
}

/** Another place where a piece is open: one entry per page per browser. */
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

/** Stores pieces beyond one browser. Each method rejects with a `PieceStoreError` and nothing else. */
export interface PieceStore {
  create(piece: NewPiece): Promise<SavedPiece>;
  open(id: string): Promise<OpenedPiece>;
  save(change: PieceChange): Promise<SavedPiece>;
  /**
   * Saves the piece's current state as a version and returns its number; a piece that hasn't changed since keeps its
   * number.
   */
  keepVersion(id: string, name?: string): Promise<number>;
  /** Stores campaign data with a piece. The later of two writes wins. */
  keepCampaign(id: string, campaign: PieceCampaign): Promise<SavedPiece>;
  /** The pieces of a campaign that the user may see and that aren't in the trash, up to 100. */
  piecesOfCampaign(campaign: string): Promise<readonly CampaignPieceFound[]>;
  /** Reports that it's open at a place (a UUID of one page), or that it has been closed. */
  visit(id: string, place: string, leaving?: boolean): Promise<Visit>;
  /** Returns the SHA-256 of its bytes. */
  storePicture(picture: Blob): Promise<string>;
  loadPicture(sha256: string): Promise<Blob>;
}

/**
 * `away`: no answer, or too many requests; the request can be repeated, after `retryAfter` seconds if known.
 * `signedOut`: only after signing in. `refused`: never; the message is a sentence for the user.
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
