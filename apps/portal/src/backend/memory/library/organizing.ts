import { folded } from '@daybreak/ui/search';
import {
  folderOf,
  foundPiece,
  isSeenBy,
  type LibraryAccess,
  now,
  type Part,
  pieceFor,
  type Row,
  refusal,
  requireStaff,
  titleOf,
} from './libraryStore.ts';
import { createPiece } from './writing.ts';

type Names =
  | 'search'
  | 'find'
  | 'drafts'
  | 'folders'
  | 'describe'
  | 'renameFolder'
  | 'duplicate'
  | 'moveToTrash'
  | 'move'
  | 'restore'
  | 'remove'
  | 'handOver'
  | 'countPiecesOf'
  | 'handOverAllOf'
  | 'countOwnPieces'
  | 'ownPieceIds'
  | 'exportPieces';

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the texts that searches match a piece by. */
const saidBy = ({ name, draft }: Row) => [
  ...wordsOf(name),
  ...Object.values(draft).flatMap((value) => (/^(library|upload):/.test(value) ? [] : wordsOf(value))),
];

const byRecent = (a: Row, b: Row) =>
  a.updatedAt === b.updatedAt ? (a.id < b.id ? 1 : -1) : a.updatedAt < b.updatedAt ? 1 : -1;
const nameKey = ({ name }: Row) => name.toLowerCase();
const byName = (a: Row, b: Row) =>
  nameKey(a) === nameKey(b) ? (a.id < b.id ? -1 : 1) : nameKey(a) < nameKey(b) ? -1 : 1;

/** Methods that list, search and organize pieces. */
export function organizing(access: LibraryAccess): Part<Names> {
  const { pieces } = access.store;
  const rows = () => [...pieces.values()];
  const ownPieces = () => {
    const { accountId, role } = access.caller();
    return rows().filter(({ ownerId }) => role && ownerId === accountId);
  };
  /** Returns the pieces if the user owns all of them; otherwise throws. */
  const ownOf = (ids: readonly string[]) => {
    const { accountId } = requireStaff(access);
    const found = ids.map((id) => pieces.get(id));
    if (found.some((row) => row?.ownerId !== accountId))
      throw refusal("Only the owner of a piece can do this. One of these isn't yours, or was deleted.");
    return found as Row[];
  };
  const give = (pieces: readonly Row[], accountId: string) => {
    if (!access.colleagues().some((each) => each.isActive && each.accountId === accountId))
      throw refusal('Choose an active colleague.');
    const moved = pieces.filter(({ ownerId }) => ownerId !== accountId);
    for (const row of moved) {
      row.ownerId = accountId;
      row.shares = row.shares.filter(({ personId }) => personId !== accountId);
    }
    return moved.length;
  };
  const leaver = (staffId: string) => {
    if (access.caller().role !== 'super_admin')
      throw refusal("Only an active super administrator can hand over a colleague's pieces.");
    const entry = access.colleagues().find((each) => each.staffId === staffId);
    if (!entry) throw refusal("This person isn't in the staff directory.");
    return rows().filter(({ ownerId, trashedAt }) => ownerId === entry.accountId && !trashedAt);
  };

  return {
    find: (id) => foundPiece(pieceFor(access, id, 'view').row),

    search(
      {
        searchText = '',
        person,
        designer,
        state,
        folder,
        isTrashed = false,
        isShared: onlyOthers = false,
        sort = 'recent',
      },
      after = null,
      size = 50,
    ) {
      const { accountId } = requireStaff(access);
      const queryWords = wordsOf(searchText);
      const key = sort === 'name' ? nameKey : ({ updatedAt }: Row) => updatedAt;
      const found = rows()
        .filter((row) => isSeenBy(row, accountId) && Boolean(row.trashedAt) === isTrashed)
        .filter(({ ownerId }) => !onlyOthers || ownerId !== accountId)
        .filter(
          (row) =>
            (person === undefined || row.ownerId === person) &&
            (designer === undefined || row.designer === designer) &&
            (state === undefined || row.state === state) &&
            (folder === undefined || row.folder === folder),
        )
        .filter((row) => {
          const said = queryWords.length > 0 ? saidBy(row) : [];
          return queryWords.every((word) => said.some((each) => each.startsWith(word)));
        })
        .sort(sort === 'name' ? byName : byRecent);
      const start = after ? found.findIndex(({ id }) => id === after.id) + 1 : 0;
      const page = found.slice(start, start + size);
      const last = page.at(-1);
      return {
        pieces: page.map(foundPiece),
        next: last && start + size < found.length ? { key: key(last), id: last.id } : null,
      };
    },
    drafts(ids) {
      const { accountId } = requireStaff(access);
      return new Map(
        ids.flatMap((id) => {
          const row = pieces.get(id);
          if (!row || !isSeenBy(row, accountId)) return [];
          const { draft, pictures, revision, designerVersion } = row;
          return [[id, { draft, pictures, revision, designerVersion }] as const];
        }),
      );
    },
    folders: () =>
      [...new Set(ownPieces().flatMap(({ folder, trashedAt }) => (folder && !trashedAt ? folder : [])))].sort(
        (a, b) => a.localeCompare(b),
      ),
    describe(id, { name, folder, state }) {
      const { row } = pieceFor(access, id, folder === undefined ? 'edit' : 'owner');
      if (row.trashedAt) throw refusal('This piece is in the trash. Restore it to change it.');
      const said = {
        ...(name === undefined ? {} : { name: titleOf(name) }),
        ...(folder === undefined ? {} : { folder: folderOf(folder) }),
        ...(state === undefined ? {} : { state }),
      };
      Object.assign(row, said, { updatedAt: now(), updatedBy: access.caller().accountId });
    },
    renameFolder(folder, to) {
      const moved = ownPieces().filter((row) => row.folder === folder);
      const title = folderOf(to);
      for (const row of moved) row.folder = title;
      return moved.length;
    },
    duplicate(id, copyId, name) {
      const { row, rights } = pieceFor(access, id, 'view');
      const folder = rights === 'owner' && row.folder ? { folder: row.folder } : {};
      return createPiece(
        access,
        { ...row, folder: undefined, ...folder, id: copyId, name },
        { fromTemplate: row.fromTemplate, rules: row.rules },
      );
    },
    move(ids, folder) {
      const title = folderOf(folder);
      const moved = ownOf(ids).filter((row) => !row.trashedAt && row.folder !== title);
      for (const row of moved) row.folder = title;
      return moved.length;
    },
    moveToTrash(ids) {
      const moved = ownOf(ids).filter(({ trashedAt }) => !trashedAt);
      for (const row of moved) row.trashedAt = now();
      return moved.length;
    },
    restore(ids) {
      const moved = ownOf(ids).filter(({ trashedAt }) => trashedAt);
      for (const row of moved) row.trashedAt = null;
      return moved.length;
    },
    remove(ids) {
      const deleted = ownOf(ids).filter(({ trashedAt }) => trashedAt);
      for (const { id } of deleted) pieces.delete(id);
      return deleted.length;
    },
    handOver: (ids, accountId) => give(ownOf(ids), accountId),
    countPiecesOf: (staffId) => leaver(staffId).length,
    handOverAllOf: (staffId, accountId) => give(leaver(staffId), accountId),
    countOwnPieces() {
      const binned = ownPieces().filter(({ trashedAt }) => trashedAt).length;
      return { savedCount: ownPieces().length - binned, trashedCount: binned };
    },
    ownPieceIds: () =>
      ownPieces()
        .map(({ id }) => id)
        .sort(),
    exportPieces(after = '') {
      const page = ownPieces()
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .filter(({ id }) => id > after)
        .slice(0, 20);
      return page.map((row) => {
        const { ownerId: _, ...found } = foundPiece(row);
        const { designerVersion, brandVersion, draft, pictures, set, versions } = row;
        const comments = access.store.comments
          .filter(({ piece }) => piece === row.id)
          .map(({ piece: _piece, link: _link, ...said }) => said);
        return {
          ...{ ...found, designerVersion, brandVersion, draft, pictures, set },
          ...{ versions: [...versions], comments },
        };
      });
    },
  };
}
