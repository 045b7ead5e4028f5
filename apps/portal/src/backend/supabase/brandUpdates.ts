import type { ApprovalRecord } from '../interfaces/Approvals.ts';
import type { BrandUpdates, SavedLook } from '../interfaces/BrandUpdates.ts';
import type { Client } from './client.ts';
import { type Project, signedInRequests } from './requests.ts';

/** Maximum number of pieces per request. */
const maxPieces = 1_000;
const parts = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / maxPieces) }, (_, index) =>
    ids.slice(index * maxPieces, (index + 1) * maxPieces),
  );

/** Brand updates in a Supabase project. */
export function supabaseBrandUpdates(client: Client, project: Project): BrandUpdates {
  const { call } = signedInRequests(client, project);
  return {
    async pieces(after) {
      const found = await call('brand_update_pieces', after ? { after } : {});
      return found.map((row) => ({
        id: row.piece,
        ...{ name: row.name, designer: row.designer, owner: row.owner },
        ...{ version: row.version, revision: row.revision, approval: row.approval },
        mayStore: row.may_store,
        isInReview: row.in_review,
        brandVersion: row.brand_version,
        contact: row.contact as ApprovalRecord['contact'],
        draft: row.draft as Record<string, string>,
        pictures: row.pictures as Record<string, string>,
      }));
    },
    async savedLook(piece) {
      return (await call('saved_look', { piece })) as unknown as SavedLook | null;
    },
    saveLook: (piece, revision, { user, sides, findings, drawing }) =>
      call('save_look', {
        ...{ piece, revision },
        look: {
          user: { ...user },
          sides: [...sides],
          ...(findings && { findings: [...findings] }),
          ...(drawing && { drawing }),
        },
      }),
    countPrivatePieces: () => call('count_private_pieces', {}),
    askAgain: (piece, version, { designerVersion, brandVersion, preflight }) =>
      call('ask_again', {
        ...{ piece, version },
        designer_version: designerVersion,
        brand_version: brandVersion,
        preflight: preflight?.map(({ level, says }) => ({ level, says })) ?? null,
      }),
    async downloads(pieces) {
      const found = await Promise.all(parts(pieces).map((some) => call('downloads_of', { pieces: some })));
      return found
        .flat()
        .map((row) => ({
          ...{ piece: row.piece, version: row.version, personId: row.person, person: row.name },
          ...{ count: row.downloads, at: row.happened_at, mailedAt: row.mailed_at, isDue: row.is_due },
        }))
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
    },
    async mailDownloaders(pieces) {
      let people = 0;
      // One after the other, so that someone in several batches still gets only one mail.
      for (const some of parts(pieces)) people += await call('mail_downloaders', { pieces: some });
      return people;
    },
  };
}
