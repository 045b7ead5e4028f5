import type { OwnData, PieceOrganizing } from '../../interfaces/Library.ts';
import { pageSize } from '../allOf.ts';
import type { Requests } from '../requests.ts';
import { type ExportRow, toExportedPiece, toSavedPiece } from './rows.ts';

/** Pieces per request, for requests that change several. */
const batch = 1_000;

/** Sends a long list in batches, one after the other. Returns how many pieces were affected. */
async function inBatches(
  ids: readonly string[],
  send: (pieces: string[]) => Promise<number>,
): Promise<number> {
  let count = 0;
  for (let start = 0; start < ids.length; start += batch)
    count += await send(ids.slice(start, start + batch));
  return count;
}

/** Requests that organize pieces, and return all data of the user's own. */
export const organizingRequests = ({ account, call, rows, count }: Requests): PieceOrganizing & OwnData => ({
  describe: (id, { name, folder, state }) =>
    call('describe_piece', {
      piece: id,
      ...(name === undefined ? {} : { new_name: name }),
      ...(folder === undefined ? {} : { new_folder: folder ?? '' }),
      ...(state === undefined ? {} : { new_state: state }),
    }),

  duplicate: async (id, copyId, name) =>
    toSavedPiece(await call('duplicate_piece', { piece: id, copy: copyId, copy_name: name })),

  move: (ids, folder) =>
    inBatches(ids, (pieces) => call('move_pieces', { pieces, new_folder: folder ?? '' })),
  moveToTrash: (ids) => inBatches(ids, (pieces) => call('bin_pieces', { pieces })),
  restore: (ids) => inBatches(ids, (pieces) => call('bring_back_pieces', { pieces })),
  remove: (ids) => inBatches(ids, (pieces) => call('delete_pieces', { pieces })),
  handOver: (ids, person) => inBatches(ids, (pieces) => call('hand_over_pieces', { pieces, person })),
  countPiecesOf: (entry) => call('count_pieces_of', { entry }),
  handOverAllOf: (entry, person) => call('hand_over_all_pieces', { entry, person }),

  async countOwnPieces() {
    const ownRows = { select: 'id', owner_id: `eq.${await account()}` };
    const [savedCount, trashedCount] = await Promise.all([
      count('pieces', { ...ownRows, deleted_at: 'is.null' }),
      count('pieces', { ...ownRows, deleted_at: 'not.is.null' }),
    ]);
    return { savedCount, trashedCount };
  },

  async ownPieceIds() {
    const ids: string[] = [];
    const me = await account();
    for (;;) {
      const last = ids.at(-1);
      const page = await rows<{ id: string }>('pieces', {
        select: 'id',
        owner_id: `eq.${me}`,
        order: 'id',
        limit: String(pageSize),
        ...(last ? { id: `gt.${last}` } : {}),
      });
      if (page.length === 0) return ids;
      ids.push(...page.map(({ id }) => id));
    }
  },

  async exportPieces(after) {
    const page = await call('export_pieces', after ? { after_piece: after } : {});
    return (page as unknown as ExportRow[]).map(toExportedPiece);
  },
});
