import type { OwnData, PieceOrganizing } from '../../interfaces/Library.ts';
import type { Methods } from '../operation.ts';
import {
  foundPiece,
  type LibraryAccess,
  type MemoryPiece,
  now,
  ownPieces,
  refusal,
  requireFolder,
  requireName,
  requirePiece,
  requireStaff,
} from './libraryStore.ts';
import { createPiece } from './rowChanges.ts';

/** Methods that organize pieces, and return all data of the user's own. */
export function organizing(access: LibraryAccess): Methods<PieceOrganizing & OwnData> {
  const { pieces } = access.store;
  const rows = () => [...pieces.values()];
  /** Returns the pieces if the user owns all of them; otherwise throws. */
  const requireOwn = (ids: readonly string[]) => {
    const { accountId } = requireStaff(access);
    const found = ids.map((id) => pieces.get(id));
    if (found.some((row) => row?.ownerId !== accountId))
      throw refusal(
        "Only the owner of a piece can do this. One of the selected pieces isn't yours or was deleted.",
      );
    return found as MemoryPiece[];
  };
  const transferTo = (pieces: readonly MemoryPiece[], accountId: string) => {
    if (!access.colleagues().some((each) => each.isActive && each.accountId === accountId))
      throw refusal('Choose an active colleague.');
    const moved = pieces.filter(({ ownerId }) => ownerId !== accountId);
    for (const row of moved) {
      row.ownerId = accountId;
      row.shares = row.shares.filter(({ personId }) => personId !== accountId);
    }
    return moved.length;
  };
  const piecesOfLeaver = (staffId: string) => {
    if (access.caller().role !== 'super_admin')
      throw refusal("Only an active super administrator can hand over a colleague's pieces.");
    const entry = access.colleagues().find((each) => each.staffId === staffId);
    if (!entry) throw refusal("This person isn't in the staff directory.");
    return rows().filter(({ ownerId, trashedAt }) => ownerId === entry.accountId && !trashedAt);
  };

  return {
    describe(id, { name, folder, state }) {
      const { row } = requirePiece(access, id, folder === undefined ? 'edit' : 'owner');
      if (row.trashedAt) throw refusal('This piece is in the trash. Restore it to change it.');
      const newValues = {
        ...(name === undefined ? {} : { name: requireName(name) }),
        ...(folder === undefined ? {} : { folder: requireFolder(folder) }),
        ...(state === undefined ? {} : { state }),
      };
      Object.assign(row, newValues, { updatedAt: now(), updatedBy: access.caller().accountId });
    },
    duplicate(id, copyId, name) {
      const { row, rights } = requirePiece(access, id, 'view');
      const folder = rights === 'owner' && row.folder ? { folder: row.folder } : {};
      return createPiece(
        access,
        { ...row, folder: undefined, ...folder, id: copyId, name },
        { fromTemplate: row.fromTemplate, rules: row.rules },
      );
    },
    move(ids, folder) {
      const title = requireFolder(folder);
      const moved = requireOwn(ids).filter((row) => !row.trashedAt && row.folder !== title);
      for (const row of moved) row.folder = title;
      return moved.length;
    },
    moveToTrash(ids) {
      const moved = requireOwn(ids).filter(({ trashedAt }) => !trashedAt);
      for (const row of moved) row.trashedAt = now();
      return moved.length;
    },
    restore(ids) {
      const moved = requireOwn(ids).filter(({ trashedAt }) => trashedAt);
      for (const row of moved) row.trashedAt = null;
      return moved.length;
    },
    remove(ids) {
      const deleted = requireOwn(ids).filter(({ trashedAt }) => trashedAt);
      for (const { id } of deleted) pieces.delete(id);
      return deleted.length;
    },
    handOver: (ids, accountId) => transferTo(requireOwn(ids), accountId),
    countPiecesOf: (staffId) => piecesOfLeaver(staffId).length,
    handOverAllOf: (staffId, accountId) => transferTo(piecesOfLeaver(staffId), accountId),
    countOwnPieces() {
      const trashedCount = ownPieces(access).filter(({ trashedAt }) => trashedAt).length;
      return { savedCount: ownPieces(access).length - trashedCount, trashedCount };
    },
    ownPieceIds: () =>
      ownPieces(access)
        .map(({ id }) => id)
        .sort(),
    exportPieces(after = '') {
      const page = ownPieces(access)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .filter(({ id }) => id > after)
        .slice(0, 20);
      return page.map((row) => {
        const { ownerId: _, ...found } = foundPiece(row);
        const { designerVersion, brandVersion, draft, pictures, campaign, versions } = row;
        const comments = access.store.comments
          .filter(({ piece }) => piece === row.id)
          .map(({ piece: _piece, link: _link, ...comment }) => comment);
        return {
          ...{ ...found, designerVersion, brandVersion, draft, pictures, campaign },
          ...{ versions: [...versions], comments },
        };
      });
    },
  };
}
