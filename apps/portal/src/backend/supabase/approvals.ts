import type { Database, Json } from '@daybreak/supabase/types';
import { BackendError } from '../errors.ts';
import type { ApprovalRecord, Approvals, PieceEvent, RecordedFinding } from '../interfaces/Approvals.ts';
import type { Client } from './client.ts';
import { supabaseDownloads, toApprovalState } from './downloads.ts';
import { type Project, signedInRequests } from './requests.ts';

type Functions = Database['public']['Functions'];
type RuleRow = Database['public']['Tables']['approval_rules']['Row'];

interface RecordRow {
  digest: string;
  pictures: Record<string, string>;
  designer_version: number;
  brand_version: string;
  preflight: RecordedFinding[] | null;
  /** Requests of the first release have neither this nor `editors`. */
  contact?: Record<string, string>;
  editors?: string[];
}

/** The database checks its form. */
const recordFrom = (record: Json): ApprovalRecord => {
  const {
    designer_version,
    brand_version,
    contact = null,
    editors = [],
    ...rest
  } = record as unknown as RecordRow;
  return { ...rest, designerVersion: designer_version, brandVersion: brand_version, contact, editors };
};

const actions = ['asked', 'withdrawn', 'changes_asked', 'approved'] as const;

const eventFrom = (row: Functions['approval_history']['Returns'][number]): PieceEvent => ({
  id: row.id,
  version: row.version,
  action: actions.find((each) => each === row.action) ?? 'withdrawn',
  actorId: row.actor_id,
  actor: row.actor,
  at: row.happened_at,
  note: row.note,
  record: row.record === null ? null : recordFrom(row.record),
  state: toApprovalState(row.state),
  // The database checks its form.
  files: row.files as unknown as PieceEvent['files'],
});

/** Approvals in a Supabase project. */
export function supabaseApprovals(client: Client, project: Project): Approvals {
  const requests = signedInRequests(client, project);
  const { call, rows } = requests;
  return {
    ...supabaseDownloads(requests),
    async rules() {
      const found = await rows<RuleRow>('approval_rules', {
        select: 'designer,is_on,approvers,marks_pictures',
        order: 'designer',
      });
      return found.map(({ designer, is_on, approvers, marks_pictures }) => ({
        ...{ designer, isOn: is_on, approvers },
        marksPictures: marks_pictures,
      }));
    },
    setRule: ({ designer, isOn, approvers, marksPictures }) =>
      call('set_approval_rule', {
        ...{ designer, is_on: isOn, approvers: [...approvers] },
        marks_pictures: marksPictures,
      }),
    requestApproval: (piece, { base, designerVersion, brandVersion, preflight, contact }) =>
      call('ask_for_approval', {
        piece,
        base_revision: base,
        designer_version: designerVersion,
        brand_version: brandVersion,
        preflight: preflight?.map(({ level, says }) => ({ level, says })) ?? null,
        contact,
      }),
    withdraw: (piece) => call('withdraw_request', { piece }),
    history: async (piece) => (await call('approval_history', { piece })).map(eventFrom),
    async waitingPieces() {
      const found = await call('approvals_waiting', {});
      return found.map(({ piece, name, designer, version, asked_by, asked_at }) => ({
        ...{ id: piece, name, designer, version },
        askedBy: asked_by,
        askedAt: asked_at,
      }));
    },
    async openReview(piece) {
      const [found] = await call('open_in_review', { piece });
      if (!found) throw new BackendError('refused', "This piece isn't waiting for your approval.");
      const { name, designer, version } = found;
      return {
        ...{ name, designer, version },
        draft: found.draft as Record<string, string>,
        pictures: found.pictures as Record<string, string>,
        askedBy: found.asked_by,
        askedAt: found.asked_at,
        record: recordFrom(found.record),
      };
    },
    async lastApproved(piece) {
      const [found] = await call('open_last_approved', { piece });
      if (!found) return null;
      return {
        version: found.version,
        draft: found.draft as Record<string, string>,
        pictures: found.pictures as Record<string, string>,
        approvedBy: found.approved_by,
      };
    },
    approve: (piece, version) => call('approve_version', { piece, version }),
    askForChanges: (piece, version, note) => call('ask_for_changes', { piece, version, note }),
    async answers() {
      const found = await call('approval_answers', {});
      return found.map(({ id, piece, name, designer, version, action, answered_by, note }) => ({
        id,
        piece: { id: piece, name, designer },
        version,
        isApproved: action === 'approved',
        answeredBy: answered_by,
        note,
      }));
    },
    dismiss: (answer) => call('see_answer', { event: answer }),
  };
}
