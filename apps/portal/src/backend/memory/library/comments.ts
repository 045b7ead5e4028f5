import {
  type CommentNotice,
  type Comments,
  longestComment,
  longestOutsideName,
  type NewComment,
} from '../../interfaces/Comments.ts';
import { noSuchPiece } from '../../interfaces/Library.ts';
import type { Answer } from '../operation.ts';
import { approvalDesk } from './approvalDesk.ts';
import { linkOf } from './sharing.ts';
import { isSeenBy, now, pieceFor, refused, requireStaff, type ShelfAccess } from './shelf.ts';

const lengthOf = (text: string) => [...text].length;

/** In-memory comments on a memory library's pieces. */
export function memoryComments(desk: ShelfAccess, answer: Answer<'comments'>): Comments {
  const { shelf } = desk;
  const { nameOf, openRequest, mayApprove } = approvalDesk(desk);
  /** Returns the version of a piece that the caller has in review. */
  const reviewed = (id: string) => {
    const row = shelf.pieces.get(id);
    return row && !row.binnedAt && mayApprove(row.designer) ? openRequest(id)?.version : undefined;
  };
  const write = (
    piece: string,
    version: number,
    { id, pin, text }: NewComment,
    by: { authorId: string } | { outsideName: string; link: string },
  ) => {
    const said = text.trim();
    if (!said || lengthOf(said) > longestComment) throw refused('Write a comment of 1 to 2,000 characters.');
    if (shelf.comments.some((each) => each.id === id)) return;
    shelf.comments.push({
      ...{ id, piece, version, pin, text: said, at: now(), authorId: null, outsideName: null, link: null },
      ...{ resolvedAt: null, resolvedBy: null },
      ...by,
    });
  };

  return {
    list: (piece) =>
      answer('comments.list', () => {
        const { accountId } = requireStaff(desk);
        const row = shelf.pieces.get(piece);
        const isSeen = row !== undefined && isSeenBy(row, accountId);
        const inReview = reviewed(piece);
        if (!row || (!isSeen && inReview === undefined)) throw refused(noSuchPiece);
        return shelf.comments
          .filter((each) => each.piece === piece && (isSeen || each.version === inReview))
          .map(({ id, version, pin, text, authorId, outsideName, at, resolvedAt, resolvedBy }) => ({
            ...{ id, version, pin, text, authorId, at },
            author: outsideName ?? (authorId ? nameOf(authorId) : null),
            isOutside: authorId === null,
            resolved: resolvedAt ? { at: resolvedAt, by: resolvedBy ? nameOf(resolvedBy) : null } : null,
            mayResolve: !row.binnedAt && (version === inReview || mayEdit(piece)),
          }));
      }),
    add: (piece, version, comment) =>
      answer('comments.add', () => {
        const { accountId } = requireStaff(desk);
        if (reviewed(piece) !== version) pieceFor(desk, piece, 'view');
        const row = shelf.pieces.get(piece);
        if (row?.binnedAt) throw refused('This piece is in the trash. Restore it to comment on it.');
        if (!row?.versions[version - 1]) throw refused("This version doesn't exist.");
        write(piece, version, comment, { authorId: accountId });
      }),
    notices: () =>
      answer('comments.notices', () => {
        const { accountId } = requireStaff(desk);
        const since = Date.now() - 30 * 24 * 60 * 60_000;
        return [...shelf.pieces.values()]
          .flatMap((row): CommentNotice[] => {
            const { id, name, designer } = row;
            const all = shelf.comments.filter(({ piece }) => piece === id);
            const isListener =
              row.ownerId === accountId ||
              (isSeenBy(row, accountId) && all.some(({ authorId }) => authorId === accountId));
            const seen = Math.max(since, Date.parse(shelf.seenComments.get(`${id} ${accountId}`) ?? '') || 0);
            const fresh = all.filter(
              ({ authorId, resolvedAt, at }) =>
                authorId !== accountId && !resolvedAt && Date.parse(at) > seen,
            );
            const latest = fresh.at(-1);
            if (row.binnedAt || !isListener || !latest) return [];
            const { authorId, outsideName, text, at } = latest;
            const author = outsideName ?? (authorId ? nameOf(authorId) : null);
            return [
              {
                ...{ piece: { id, name, designer }, count: fresh.length },
                latest: { author, isOutside: authorId === null, text, at },
              },
            ];
          })
          .sort((one, other) => other.latest.at.localeCompare(one.latest.at))
          .slice(0, 20);
      }),
    see: (piece) =>
      answer('comments.see', () => {
        pieceFor(desk, piece, 'view');
        shelf.seenComments.set(`${piece} ${desk.asker().accountId}`, now());
      }),
    resolve: (id, isResolved) =>
      answer('comments.resolve', () => {
        const { accountId } = requireStaff(desk);
        const said = shelf.comments.find((each) => each.id === id);
        if (!said || !(reviewed(said.piece) === said.version || mayEdit(said.piece)))
          throw refused("This comment doesn't exist, or you can't resolve it.");
        if (isResolved && said.resolvedAt) return;
        said.resolvedAt = isResolved ? now() : null;
        said.resolvedBy = isResolved ? accountId : null;
      }),
    byLink: (token) =>
      answer('comments.byLink', () => {
        const link = linkOf(desk, token);
        return shelf.comments
          .filter((each) => link && each.link === link.id)
          .map(({ id, version, pin, text, outsideName, at, resolvedAt }) => ({
            ...{ id, version, pin, text, at },
            author: outsideName ?? '',
            isResolved: resolvedAt !== null,
          }));
      }),
    addByLink: (token, author, comment) =>
      answer('comments.addByLink', () => {
        const link = linkOf(desk, token);
        if (!link) return false;
        const outsideName = author.trim();
        if (!outsideName || lengthOf(outsideName) > longestOutsideName)
          throw refused('Enter a name of up to 80 characters.');
        write(link.piece, link.version, comment, { outsideName, link: link.id });
        return true;
      }),
  };

  function mayEdit(piece: string): boolean {
    try {
      pieceFor(desk, piece, 'edit');
      return true;
    } catch {
      return false;
    }
  }
}
