import type { Comments, LinkComment, NewComment, PieceComment } from '../../backend/interfaces/Comments.ts';

/** A comment as shown in lists and pictures, to colleagues and to people with a review link. */
export interface ShownComment extends NewComment {
  readonly version: number;
  /** Null for a colleague who has left. */
  readonly author: string | null;
  readonly isOutside: boolean;
  readonly at: string;
  readonly isResolved: boolean;
  /** Undefined if the reader isn't told who resolved it. */
  readonly resolution?: PieceComment['resolution'];
  readonly mayResolve: boolean;
}

/** A comment on the shown version, with its number in order of arrival. */
export interface NumberedComment extends ShownComment {
  readonly number: number;
}

/** Loads and stores comments. */
export interface CommentSource {
  list: () => Promise<readonly ShownComment[]>;
  /**
   * Adds a comment.
   *
   * @param name the name that someone without an account gives
   */
  add: (version: number, comment: NewComment, name: string) => Promise<void>;
  /** Undefined if the reader can't resolve comments. */
  resolve?: (id: string, isResolved: boolean) => Promise<void>;
}

const shownToStaff = (comment: PieceComment): ShownComment => ({
  ...comment,
  isResolved: comment.resolution !== null,
});
const shownOutside = (comment: LinkComment): ShownComment => ({
  ...comment,
  isOutside: true,
  mayResolve: false,
});

/** Comments of a piece, for colleagues. */
export const ofPiece = (comments: Comments, piece: string): CommentSource => ({
  list: async () => (await comments.list(piece)).map(shownToStaff),
  add: (version, comment) => comments.add(piece, version, comment),
  resolve: (id, isResolved) => comments.resolve(id, isResolved),
});

/**
 * Comments by a review link.
 *
 * @param linkGone creates the error for a link that doesn't work anymore
 */
export const ofLink = (comments: Comments, token: string, linkGone: () => Error): CommentSource => ({
  list: async () => (await comments.byLink(token)).map(shownOutside),
  async add(_version, comment, name) {
    if (!(await comments.addByLink(token, name, comment))) throw linkGone();
  },
});
