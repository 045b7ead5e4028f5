/** What a comment is about: a field by its key in the draft, or a spot on a side, as fractions of its width and height. */
export type CommentPin =
  | { readonly field: string }
  | { readonly side: string; readonly x: number; readonly y: number };

export interface NewComment {
  /** A UUID that the client makes: a comment that's sent again isn't added twice. */
  readonly id: string;
  readonly pin: CommentPin;
  readonly text: string;
}

/** What someone said about a version of a piece. Its words never change. */
export interface PieceComment extends NewComment {
  readonly version: number;
  /** Null for someone outside. */
  readonly authorId: string | null;
  /** The name that someone outside gave, or the colleague's; null for a colleague who has left. */
  readonly author: string | null;
  /** It came by a review link. */
  readonly isOutside: boolean;
  readonly at: string;
  readonly resolved: { readonly at: string; readonly by: string | null } | null;
  /** Whether the user may resolve it, and open it again. */
  readonly mayResolve: boolean;
}

/** A comment as a review link shows it: only what was said by the same link. */
export interface LinkComment extends NewComment {
  readonly version: number;
  readonly author: string;
  readonly at: string;
  readonly isResolved: boolean;
}

/** A comment as stored, for the owner of its piece to export. */
export interface StoredComment extends NewComment {
  readonly version: number;
  readonly authorId: string | null;
  readonly outsideName: string | null;
  readonly at: string;
  readonly resolvedAt: string | null;
  readonly resolvedBy: string | null;
}

/** New comments on a piece: what others said since the user last looked, and no one resolved. */
export interface CommentNotice {
  readonly piece: { readonly id: string; readonly name: string; readonly designer: string };
  readonly count: number;
  /** The latest one. `author`: null for a colleague who has left. */
  readonly latest: {
    readonly author: string | null;
    readonly isOutside: boolean;
    readonly text: string;
    readonly at: string;
  };
}

/** Maximum lengths in characters: database limits. */
export const longestComment = 2_000;
export const longestOutsideName = 80;

/** Comments on versions of pieces. Rejects with `refused` for what the server doesn't allow. */
export interface Comments {
  /**
   * What was said about a piece, oldest first: everything for people who can see the piece; for those who only have a version in review,
   * what was said about that one.
   */
  list(piece: string): Promise<readonly PieceComment[]>;
  add(piece: string, version: number, comment: NewComment): Promise<void>;
  /** For people who can edit the piece, and those who have that version in review. False opens it again. */
  resolve(comment: string, isResolved: boolean): Promise<void>;
  /** About the user's own pieces and those that they commented on, of the last 30 days. Latest first, at most 20. */
  notices(): Promise<readonly CommentNotice[]>;
  /** Puts the notice about a piece away, for people who can see it. */
  see(piece: string): Promise<void>;
  /** What was said by a review link, oldest first. Needs no account; empty for a link that doesn't work. */
  byLink(token: string): Promise<readonly LinkComment[]>;
  /** Needs no account. `author`: the name that someone outside gives. False: the link doesn't work. */
  addByLink(token: string, author: string, comment: NewComment): Promise<boolean>;
}
