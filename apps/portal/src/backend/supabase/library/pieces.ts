import type { CampaignPieceFound, PieceStore } from '@daybreak/designers/library';
import { BackendError } from '../../errors.ts';
import { noSuchPiece, type PieceSearch } from '../../interfaces/Library.ts';
import { pageSize } from '../allOf.ts';
import type { Requests } from '../requests.ts';
import {
  type PieceRow,
  toCampaign,
  toDraft,
  toFieldRules,
  toFoundPiece,
  toOtherVisitors,
  toPictures,
  toSavedPiece,
  toTemplateVersion,
} from './rows.ts';

const missing = () => new BackendError('refused', noSuchPiece);

const rightsOf = (rights: string | null) => (rights === 'owner' || rights === 'edit' ? rights : 'view');
/** Requests that write and find pieces. */
export const pieceRequests = ({
  account,
  call,
  rows,
  storePicture,
  loadPicture,
}: Requests): PieceStore & PieceSearch => ({
  create: async ({ id, designer, designerVersion, brandVersion, name, folder, draft, pictures }) =>
    toSavedPiece(
      await call('create_piece', {
        piece: id,
        designer,
        designer_version: designerVersion,
        brand_version: brandVersion,
        piece_name: name,
        draft,
        pictures,
        ...(folder ? { folder } : {}),
      }),
    ),

  async open(id) {
    const me = await account();
    const [[row], [ownShare]] = await Promise.all([
      rows<PieceRow>('pieces', { select: '*', id: `eq.${id}` }),
      rows<{ rights: string }>('piece_shares', {
        select: 'rights',
        piece_id: `eq.${id}`,
        person_id: `eq.${me}`,
      }),
    ]);
    if (!row) throw missing();
    return {
      id: row.id,
      name: row.name,
      designer: row.designer,
      designerVersion: row.designer_version,
      ownerId: row.owner_id,
      rights:
        row.owner_id === me
          ? 'owner'
          : row.everybody === 'edit' || ownShare?.rights === 'edit'
            ? 'edit'
            : 'view',
      rules: toFieldRules(row.field_rules),
      fromTemplate: toTemplateVersion(row),
      set: toCampaign(row.in_set),
      revision: row.revision,
      version: row.version,
      draft: toDraft(row.draft),
      pictures: toPictures(row.pictures),
    };
  },

  save: async ({ id, base, changed, mutation, designerVersion, brandVersion, pictures }) =>
    toSavedPiece(
      await call('save_piece', {
        piece: id,
        base_revision: base,
        changed,
        mutation,
        designer_version: designerVersion,
        brand_version: brandVersion,
        pictures,
      }),
    ),

  keepVersion: (id, name) => call('keep_version', { piece: id, ...(name ? { version_name: name } : {}) }),

  keepCampaign: async (id, { set, part, origin, facts, said }) =>
    toSavedPiece(await call('keep_set', { piece: id, record: { set, part, origin, facts, said } })),

  piecesOfCampaign: (campaign) =>
    rows<CampaignPieceFound>('pieces', {
      select: 'id,designer,revision',
      set_id: `eq.${campaign}`,
      deleted_at: 'is.null',
      order: 'id',
      limit: '100',
    }),

  async visit(id, place, isLeaving = false) {
    const [visit] = await call('visit_piece', { piece: id, place, leaving: isLeaving });
    if (!visit) throw new BackendError('unexpected', "The server didn't say where the piece is open.");
    const { revision, version, rights, others } = visit;
    return { revision, version, rights: rightsOf(rights), others: toOtherVisitors(others) };
  },

  storePicture,
  loadPicture,

  async search(
    { searchText, person, designer, state, folder, isTrashed, isShared, sort },
    after = null,
    size = 50,
  ) {
    const found = await call('search_pieces', {
      page_size: size,
      ...(searchText ? { question: searchText } : {}),
      ...(person ? { person } : {}),
      ...(designer ? { designer } : {}),
      ...(state ? { state } : {}),
      ...(folder ? { folder } : {}),
      ...(isTrashed ? { binned: isTrashed } : {}),
      ...(isShared ? { others: isShared } : {}),
      ...(sort ? { sort } : {}),
      ...(after ? { after_key: after.key, after_id: after.id } : {}),
    });
    const last = found.at(-1);
    return {
      pieces: found.map(toFoundPiece),
      next:
        last?.id && last.sort_key !== null && found.length >= size
          ? { key: last.sort_key, id: last.id }
          : null,
    };
  },

  async find(id) {
    const [row] = await rows<PieceRow>('pieces', { select: '*', id: `eq.${id}` });
    if (!row) throw missing();
    return toFoundPiece({ ...row, sort_key: null });
  },

  async drafts(ids) {
    if (ids.length === 0) return new Map();
    const found = await rows<PieceRow>('pieces', {
      select: 'id,draft,pictures,revision,designer_version',
      id: `in.(${ids.join(',')})`,
    });
    return new Map(
      found.map((row) => [
        row.id,
        {
          draft: toDraft(row.draft),
          pictures: toPictures(row.pictures),
          revision: row.revision,
          designerVersion: row.designer_version,
        },
      ]),
    );
  },

  async folders() {
    const names = new Set<string>();
    const me = await account();
    for (let last: string | undefined; ; ) {
      const page: { folder: string }[] = await rows('pieces', {
        select: 'folder',
        owner_id: `eq.${me}`,
        deleted_at: 'is.null',
        folder: last === undefined ? 'not.is.null' : `gt.${last}`,
        order: 'folder',
        limit: String(pageSize),
      });
      for (const { folder } of page) names.add(folder);
      last = page.at(-1)?.folder;
      if (last === undefined) return [...names].sort((a, b) => a.localeCompare(b));
    }
  },
});
