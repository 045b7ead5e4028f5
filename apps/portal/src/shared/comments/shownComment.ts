import type { Comments, LinkComment, NewComment, PieceComment } from '../../backend/interfaces/Comments.ts';

/** A comment as lists and pictures show it, to colleagues and to people with a review link. */
export interface ShownComment extends NewComment {
  readonly version: number;
  /** Null for a colleague who has left. */
  readonly author: string | null;
  readonly isOutside: boolean;
  readonly at: string;
  readonly isResolved: boolean;
  /** Undefined: the reader isn't told who resolved it. */
  readonly resolved?: PieceComment['resolved'];
  readonly mayResolve: boolean;
}

/** A comment of the shown version, with its place in the order in which they came. */
export interface NumberedComment extends ShownComment {
  readonly number: number;
}

/** Where comments come from and go to. */
export interface CommentSource {
  list: () => Promise<readonly ShownComment[]>;
  /** `name`: what someone outside calls themselves. */
  add: (version: number, comment: NewComment, name: string) => Promise<void>;
  /** Undefined: the reader resolves nothing. */
  resolve?: (id: string, isResolved: boolean) => Promise<void>;
}

const shownToStaff = (comment: PieceComment): ShownComment => ({
  ...comment,
  isResolved: comment.resolved !== null,
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

/** Comments by a review link. `gone`: the error for a link that doesn't work anymore. */
export const ofLink = (comments: Comments, token: string, gone: () => Error): CommentSource => ({
  list: async () => (await comments.byLink(token)).map(shownOutside),
  async add(_version, comment, name) {
    if (!(await comments.addByLink(token, name, comment))) throw gone();
  },
});
