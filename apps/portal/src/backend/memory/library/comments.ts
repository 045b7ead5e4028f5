import {
  type CommentNotice,
  type Comments,
  maxCommentLength,
  maxOutsideNameLength,
  type NewComment,
} from '../../interfaces/Comments.ts';
import { noSuchPiece } from '../../interfaces/Library.ts';
import type { Methods } from '../operation.ts';
import { approvalRules } from './approvalRules.ts';
import { isSeenBy, type LibraryAccess, now, refusal, requirePiece, requireStaff } from './libraryStore.ts';
import { linkOf } from './sharing.ts';

const lengthOf = (text: string) => [...text].length;

/** In-memory comments on a memory library's pieces. */
export function memoryComments(access: LibraryAccess): Methods<Comments> {
  const { store } = access;
  const { nameOf, openRequest, mayApprove } = approvalRules(access);
  /** Returns the version of a piece that the caller has in review. */
  const versionInReview = (id: string) => {
    const row = store.pieces.get(id);
    return row && !row.trashedAt && mayApprove(row.designer) ? openRequest(id)?.version : undefined;
  };
  const write = (
    piece: string,
    version: number,
    { id, pin, text }: NewComment,
    author: { authorId: string } | { outsideName: string; link: string },
  ) => {
    const trimmedText = text.trim();
    if (!trimmedText || lengthOf(trimmedText) > maxCommentLength)
      throw refusal('Write a comment of 1 to 2,000 characters.');
    if (store.comments.some((each) => each.id === id)) return;
    store.comments.push({
      ...{
        id,
        piece,
        version,
        pin,
        text: trimmedText,
        at: now(),
        authorId: null,
        outsideName: null,
        link: null,
      },
      ...{ resolvedAt: null, resolvedBy: null },
      ...author,
    });
  };

  return {
    list(piece) {
      const { accountId } = requireStaff(access);
      const row = store.pieces.get(piece);
      const isSeen = row !== undefined && isSeenBy(row, accountId);
      const inReview = versionInReview(piece);
      if (!row || (!isSeen && inReview === undefined)) throw refusal(noSuchPiece);
      return store.comments
        .filter((each) => each.piece === piece && (isSeen || each.version === inReview))
        .map(({ id, version, pin, text, authorId, outsideName, at, resolvedAt, resolvedBy }) => ({
          ...{ id, version, pin, text, authorId, at },
          author: outsideName ?? (authorId ? nameOf(authorId) : null),
          isOutside: authorId === null,
          resolution: resolvedAt ? { at: resolvedAt, by: resolvedBy ? nameOf(resolvedBy) : null } : null,
          mayResolve: !row.trashedAt && (version === inReview || mayEdit(piece)),
        }));
    },
    add(piece, version, comment) {
      const { accountId } = requireStaff(access);
      if (versionInReview(piece) !== version) requirePiece(access, piece, 'view');
      const row = store.pieces.get(piece);
      if (row?.trashedAt) throw refusal('This piece is in the trash. Restore it to comment on it.');
      if (!row?.versions[version - 1]) throw refusal("This version doesn't exist.");
      write(piece, version, comment, { authorId: accountId });
    },
    notices() {
      const { accountId } = requireStaff(access);
      const monthAgo = Date.now() - 30 * 24 * 60 * 60_000;
      return [...store.pieces.values()]
        .flatMap((row): CommentNotice[] => {
          const { id, name, designer } = row;
          const all = store.comments.filter(({ piece }) => piece === id);
          const isListener =
            row.ownerId === accountId ||
            (isSeenBy(row, accountId) && all.some(({ authorId }) => authorId === accountId));
          const seenAt = Math.max(
            monthAgo,
            Date.parse(store.seenComments.get(`${id} ${accountId}`) ?? '') || 0,
          );
          const unreadComments = all.filter(
            ({ authorId, resolvedAt, at }) =>
              authorId !== accountId && !resolvedAt && Date.parse(at) > seenAt,
          );
          const latest = unreadComments.at(-1);
          if (row.trashedAt || !isListener || !latest) return [];
          const { authorId, outsideName, text, at } = latest;
          const author = outsideName ?? (authorId ? nameOf(authorId) : null);
          return [
            {
              ...{ piece: { id, name, designer }, count: unreadComments.length },
              latest: { author, isOutside: authorId === null, text, at },
            },
          ];
        })
        .sort((one, other) => other.latest.at.localeCompare(one.latest.at))
        .slice(0, 20);
    },
    markSeen(piece) {
      requirePiece(access, piece, 'view');
      store.seenComments.set(`${piece} ${access.caller().accountId}`, now());
    },
    resolve(id, isResolved) {
      const { accountId } = requireStaff(access);
      const comment = store.comments.find((each) => each.id === id);
      if (!comment || !(versionInReview(comment.piece) === comment.version || mayEdit(comment.piece)))
        throw refusal("This comment doesn't exist, or you can't resolve it.");
      if (isResolved && comment.resolvedAt) return;
      comment.resolvedAt = isResolved ? now() : null;
      comment.resolvedBy = isResolved ? accountId : null;
    },
    byLink(token) {
      const link = linkOf(access, token);
      return store.comments
        .filter((each) => link && each.link === link.id)
        .map(({ id, version, pin, text, outsideName, at, resolvedAt }) => ({
          ...{ id, version, pin, text, at },
          author: outsideName ?? '',
          isResolved: resolvedAt !== null,
        }));
    },
    addByLink(token, author, comment) {
      const link = linkOf(access, token);
      if (!link) return false;
      const outsideName = author.trim();
      if (!outsideName || lengthOf(outsideName) > maxOutsideNameLength)
        throw refusal('Enter a name of up to 80 characters.');
      write(link.piece, link.version, comment, { outsideName, link: link.id });
      return true;
    },
  };

  function mayEdit(piece: string): boolean {
    try {
      requirePiece(access, piece, 'edit');
      return true;
    } catch {
      return false;
    }
  }
}
