/** A comment's subject: a field by its key in the draft, or a spot on a side, as fractions of its width and height. */
export type CommentPin =
  | { readonly field: string }
  | { readonly side: string; readonly x: number; readonly y: number };

export interface NewComment {
  /** A UUID that the client makes: a comment that's sent again isn't added twice. */
  readonly id: string;
  readonly pin: CommentPin;
  readonly text: string;
}

/** A comment on a version of a piece. Its text never changes. */
export interface PieceComment extends NewComment {
  readonly version: number;
  /** Null for someone without an account. */
  readonly authorId: string | null;
  /** The colleague's name, or the one that someone without an account gave. Null for a colleague who has left. */
  readonly author: string | null;
  /** Whether it was written with a review link. */
  readonly isOutside: boolean;
  readonly at: string;
  readonly resolution: { readonly at: string; readonly by: string | null } | null;
  /** Whether the user may resolve and reopen it. */
  readonly mayResolve: boolean;
}

/** A comment as shown by the review link that it was written with. */
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

/** Comments on a piece by others that are unresolved and newer than the user's last look. */
export interface CommentNotice {
  readonly piece: { readonly id: string; readonly name: string; readonly designer: string };
  readonly count: number;
  /** The latest one. Its `author` is null for a colleague who has left. */
  readonly latest: {
    readonly author: string | null;
    readonly isOutside: boolean;
    readonly text: string;
    readonly at: string;
  };
}

/** Maximum lengths in characters: database limits. */
export const maxCommentLength = 2_000;
export const maxOutsideNameLength = 80;

/** Comments on versions of pieces. Rejects with `refused` for anything the server doesn't allow. */
export interface Comments {
  /**
   * Returns the comments on a piece, oldest first: all of them for people who can see the piece, those on the version
   * in review for its approvers.
   */
  list(piece: string): Promise<readonly PieceComment[]>;
  add(piece: string, version: number, comment: NewComment): Promise<void>;
  /** Resolves or reopens a comment, for people who can edit the piece, and those who have that version in review. */
  resolve(comment: string, isResolved: boolean): Promise<void>;
  /**
   * Returns notices about the user's own pieces and those they commented on, of the last 30 days. Latest first, at most
   * 20.
   */
  notices(): Promise<readonly CommentNotice[]>;
  /** Dismisses the notice about a piece, for people who can see it. */
  markSeen(piece: string): Promise<void>;
  /** Returns the comments by a review link, oldest first. Needs no account. Empty for a link that doesn't work. */
  byLink(token: string): Promise<readonly LinkComment[]>;
  /**
   * Adds a comment by a review link. Needs no account. Returns false if the link doesn't work.
   *
   * @param author the name that the commenter gives
   */
  addByLink(token: string, author: string, comment: NewComment): Promise<boolean>;
}
