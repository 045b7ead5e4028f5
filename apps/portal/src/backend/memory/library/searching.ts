import { folded } from '@daybreak/ui/search';
import type { PieceSearch } from '../../interfaces/Library.ts';
import type { Methods } from '../operation.ts';
import {
  foundPiece,
  isSeenBy,
  type LibraryAccess,
  type MemoryPiece,
  ownPieces,
  requirePiece,
  requireStaff,
} from './libraryStore.ts';

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the texts that searches match a piece by. */
const searchedWordsOf = ({ name, draft }: MemoryPiece) => [
  ...wordsOf(name),
  ...Object.values(draft).flatMap((value) => (/^(library|upload):/.test(value) ? [] : wordsOf(value))),
];

const byRecent = (a: MemoryPiece, b: MemoryPiece) =>
  a.updatedAt === b.updatedAt ? (a.id < b.id ? 1 : -1) : a.updatedAt < b.updatedAt ? 1 : -1;
const nameKey = ({ name }: MemoryPiece) => name.toLowerCase();
const byName = (a: MemoryPiece, b: MemoryPiece) =>
  nameKey(a) === nameKey(b) ? (a.id < b.id ? -1 : 1) : nameKey(a) < nameKey(b) ? -1 : 1;

/** Methods that list and search pieces. */
export function searching(access: LibraryAccess): Methods<PieceSearch> {
  const { pieces } = access.store;
  return {
    find: (id) => foundPiece(requirePiece(access, id, 'view').row),

    search(
      {
        searchText = '',
        person,
        designer,
        state,
        folder,
        isTrashed = false,
        isShared = false,
        sort = 'recent',
      },
      after = null,
      size = 50,
    ) {
      const { accountId } = requireStaff(access);
      const queryWords = wordsOf(searchText);
      const key = sort === 'name' ? nameKey : ({ updatedAt }: MemoryPiece) => updatedAt;
      const found = [...pieces.values()]
        .filter((row) => isSeenBy(row, accountId) && Boolean(row.trashedAt) === isTrashed)
        .filter(({ ownerId }) => !isShared || ownerId !== accountId)
        .filter(
          (row) =>
            (person === undefined || row.ownerId === person) &&
            (designer === undefined || row.designer === designer) &&
            (state === undefined || row.state === state) &&
            (folder === undefined || row.folder === folder),
        )
        .filter((row) => {
          const searchedWords = queryWords.length > 0 ? searchedWordsOf(row) : [];
          return queryWords.every((word) => searchedWords.some((each) => each.startsWith(word)));
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
      [
        ...new Set(
          ownPieces(access).flatMap(({ folder, trashedAt }) => (folder && !trashedAt ? folder : [])),
        ),
      ].sort((a, b) => a.localeCompare(b)),
  };
}
