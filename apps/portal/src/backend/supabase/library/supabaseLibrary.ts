import { BackendError } from '../../errors.ts';
import type { Library } from '../../interfaces/Library.ts';
import type { Client } from '../client.ts';
import { type Project, signedInRequests } from '../requests.ts';
import { openReview } from './openReview.ts';
import { organizingRequests } from './organizing.ts';
import { pieceRequests } from './pieces.ts';
import { type TemplateRow, toSavedPiece, toShareRights, toTeamTemplate, toVersion } from './rows.ts';

interface ShareRow {
  person_id: string;
  rights: string;
  shared_at: string;
}
interface LinkRow {
  id: string;
  version: number;
  expires_at: string;
  revoked_at: string | null;
  opened: number;
  last_opened_at: string | null;
}

/** The shared library in a Supabase project. */
export function supabaseLibrary(client: Client, project: Project): Library {
  const requests = signedInRequests(client, project);
  const { call, allRows } = requests;
  return {
    ...pieceRequests(requests),
    ...organizingRequests(requests),

    async history(id, before, size) {
      const found = await call('piece_history', {
        piece: id,
        ...(before === undefined ? {} : { before_version: before }),
        ...(size === undefined ? {} : { page_size: size }),
      });
      return found.map(({ version, name, saved_by, saved_at, restored_from }) => ({
        version,
        name,
        savedBy: saved_by,
        savedAt: saved_at,
        restoredFrom: restored_from,
      }));
    },

    async openVersion(id, version) {
      const [found] = await call('open_version', { piece: id, version });
      if (!found) throw new BackendError('refused', "This version doesn't exist.");
      return toVersion(found);
    },

    nameVersion: (id, version, name) => call('name_version', { piece: id, version, version_name: name }),

    restoreVersion: async (id, version, mutation) =>
      toSavedPiece(await call('restore_version', { piece: id, version, mutation })),

    async overwritten(id) {
      const found = await call('overwritten_fields', { piece: id });
      return found.map((overwrite) => ({
        id: overwrite.id,
        field: overwrite.field,
        value: typeof overwrite.value === 'string' ? overwrite.value : null,
        authorId: overwrite.author_id,
        writtenAt: overwrite.written_at,
        overwrittenBy: overwrite.overwritten_by,
        overwrittenAt: overwrite.overwritten_at,
        putBackAt: overwrite.put_back_at,
      }));
    },

    putBack: async (overwrite, base, mutation) =>
      toSavedPiece(await call('put_back_field', { overwrite, base_revision: base, mutation })),

    async shares(id) {
      const found = await allRows<ShareRow>('piece_shares', {
        select: 'person_id,rights,shared_at',
        piece_id: `eq.${id}`,
        order: 'shared_at,person_id',
      });
      return found.map(({ person_id, rights, shared_at }) => ({
        personId: person_id,
        rights: toShareRights(rights) ?? 'view',
        sharedAt: shared_at,
      }));
    },

    async newShares() {
      const found = await call('new_shares', {});
      return found.map(({ piece, name, designer, owner_name, shared_at }) => ({
        id: piece,
        name,
        designer,
        ownerName: owner_name,
        sharedAt: shared_at,
      }));
    },

    dismissShares: (ids) => call('see_shares', { pieces: [...ids] }),

    share: (id, person, rights) =>
      call('share_piece', { piece: id, ...(person ? { person } : {}), ...(rights ? { rights } : {}) }),

    async reviewLinks(id) {
      const found = await allRows<LinkRow>('review_links', {
        select: 'id,version,expires_at,revoked_at,opened,last_opened_at',
        piece_id: `eq.${id}`,
        order: 'created_at.desc,id',
      });
      return found.map((link) => ({
        id: link.id,
        version: link.version,
        expiresAt: link.expires_at,
        revokedAt: link.revoked_at,
        openCount: link.opened,
        lastOpenedAt: link.last_opened_at,
      }));
    },

    async createReviewLink(id, { version, days, contact }) {
      const [newLink] = await call('create_review_link', {
        piece: id,
        days,
        ...(version === undefined ? {} : { version }),
        ...(contact ? { contact } : {}),
      });
      if (!newLink) throw new BackendError('unexpected', "The server didn't return a link.");
      return { id: newLink.link, token: newLink.token, expiresAt: newLink.expires_at };
    },

    revokeReviewLink: (link) => call('revoke_review_link', { link }),

    openReview: (token) => openReview(project, token),

    async templates(designer) {
      const found = await allRows<TemplateRow>('team_templates', {
        select: '*',
        order: 'name,id',
        ...(designer ? { designer: `eq.${designer}` } : {}),
      });
      return found.map(toTeamTemplate).sort((a, b) => a.name.localeCompare(b.name));
    },

    publishTemplate: ({ id, piece, name, summary, rules }) =>
      call('publish_template', { template: id, piece, template_name: name, summary, rules }),

    withdrawTemplate: (template) => call('withdraw_template', { template }),

    startFromTemplate: async (piece, template, name, folder) =>
      toSavedPiece(
        await call('start_from_template', {
          piece,
          template,
          piece_name: name,
          ...(folder ? { folder } : {}),
        }),
      ),

    followTemplate: async (piece, mutation) =>
      toSavedPiece(await call('follow_template', { piece, mutation })),
  };
}
