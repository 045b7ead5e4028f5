import {
  type PieceRights,
  type PieceStore,
  PieceStoreError,
} from '../../packages/designers/src/campaigns/library/pieceStore.ts';
import { keyHeaders } from '../../supabase/local/auth/keys.ts';

/** The embedded server as a store of pieces, limited to what two people editing one piece need. */
export function libraryOverHttp(origin: () => string, token: string, account: string): PieceStore {
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const away = () => new PieceStoreError('away', 'The server cannot be reached.');
    const answer = await fetch(`${origin()}/rest/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: keyHeaders(token),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => Promise.reject(away()));
    const answerText = await answer.text().catch(() => Promise.reject(away()));
    if (answer.status >= 500 || answer.status === 429) throw away();
    if (!answer.ok) throw new PieceStoreError('refused', answerText);
    return JSON.parse(answerText);
  };
  const noPictures = () => Promise.reject(new PieceStoreError('refused', 'No pictures here.'));
  return {
    create: ({ id, designer, designerVersion, brandVersion, name, draft, pictures }) =>
      ask('rpc/create_piece', {
        piece: id,
        designer,
        designer_version: designerVersion,
        brand_version: brandVersion,
        piece_name: name,
        draft,
        pictures,
      }),
    async open(id) {
      const [row] = await ask<Record<string, never>[]>(`pieces?id=eq.${id}`);
      if (!row) throw new PieceStoreError('refused', 'There is no such piece.');
      const { owner_id: ownerId, designer_version: designerVersion, in_set: set, ...piece } = row;
      const rights: PieceRights = ownerId === account ? 'owner' : 'edit';
      return {
        ...(piece as never as object),
        ownerId,
        designerVersion,
        rights,
        rules: {},
        fromTemplate: null,
        set,
      } as never;
    },
    save: ({ id, base, changed, mutation, designerVersion, brandVersion, pictures }) =>
      ask('rpc/save_piece', {
        piece: id,
        base_revision: base,
        changed,
        mutation,
        designer_version: designerVersion,
        brand_version: brandVersion,
        pictures,
      }),
    keepVersion: (id) => ask('rpc/keep_version', { piece: id }),
    keepCampaign: (id, record) => ask('rpc/keep_set', { piece: id, record }),
    piecesOfCampaign: (campaign) =>
      ask(`pieces?select=id,designer,revision&deleted_at=is.null&set_id=eq.${campaign}`),
    async visit(id, place, leaving = false) {
      const [seen] = await ask<never[]>('rpc/visit_piece', { piece: id, place, leaving });
      return seen as never;
    },
    storePicture: noPictures,
    loadPicture: noPictures,
  };
}
