import type { ApprovalState } from '../../interfaces/Approvals.ts';
import { isAdministrator } from '../../interfaces/Staff.ts';
import type { StoredEvent } from './approvalStore.ts';
import { type LibraryAccess, now, type Row, refusal, requireStaff } from './libraryStore.ts';

/** Maximum number of recorded downloads per piece and day. */
const mostDownloads = 500;

/** Shared by all approval methods: who may approve, the state of a version, and adding events. */
export function approvalRules(access: LibraryAccess) {
  const { pieces, approval } = access.shelf;
  const nameOf = (account: string) =>
    access.colleagues().find(({ accountId }) => accountId === account)?.name ?? null;
  const ofPiece = (id: string) => approval.events.filter(({ piece }) => piece === id);
  const openRequest = (id: string) => {
    const latest = ofPiece(id).at(-1);
    return latest?.action === 'asked' ? latest : undefined;
  };
  const stateOf = (id: string, version: number): ApprovalState => {
    const events = ofPiece(id);
    const own = events.filter((event) => event.version === version);
    const latest = own.at(-1)?.action;
    if (latest === 'asked') return 'in_review';
    if (latest === 'changes_asked') return latest;
    // A withdrawn request leaves an earlier approval in place.
    const approved = own.findLast(({ action }) => action === 'approved');
    if (!approved) return 'draft';
    return events.some(({ action, id: other }) => action === 'approved' && other > approved.id)
      ? 'superseded'
      : 'approved';
  };
  const append = (
    piece: string,
    version: number,
    action: StoredEvent['action'],
    extra: Partial<StoredEvent> = {},
  ) => {
    const id = (approval.events.at(-1)?.id ?? 0) + 1;
    const actorId = access.asker().accountId;
    approval.events.push({
      ...{ id, piece, version, action, actorId, at: now(), note: null, record: null },
      ...extra,
    });
    return id;
  };
  const requireFewDownloads = (id: string) => {
    const dayAgo = Date.now() - 24 * 60 * 60_000;
    const recent = approval.downloads.filter(({ piece, at }) => piece === id && Date.parse(at) > dayAgo);
    if (recent.length >= mostDownloads)
      throw refusal('This piece has reached its limit of 500 downloads a day. Try again tomorrow.');
  };
  const administers = () => isAdministrator(access.asker().role);
  const mayApprove = (designer: string) => {
    const { accountId, role } = access.asker();
    return (
      administers() || (role !== null && Boolean(approval.rules.get(designer)?.approvers.includes(accountId)))
    );
  };
  const inReview = (id: string) => {
    requireStaff(access);
    const row = pieces.get(id);
    const request = openRequest(id);
    const reviewedVersion = request && row?.versions[request.version - 1];
    if (!row || !request?.record || !reviewedVersion || row.binnedAt || !mayApprove(row.designer))
      throw refusal("This piece isn't waiting for your approval.");
    return { row, request, reviewedVersion, record: request.record };
  };
  const approvalInForce = (id: string) => ofPiece(id).findLast(({ action }) => action === 'approved');
  /**
   * Returns the accounts that changed the piece since the last approved version. If there's none, its creator counts
   * too.
   */
  const editorsOf = (row: Row): string[] => {
    const approved = row.versions[(approvalInForce(row.id)?.version ?? 0) - 1];
    const writers = Object.values(row.edits).filter(({ revision }) => revision > (approved?.revision ?? 0));
    const fallback = approved ? [] : [row.versions[0]?.savedBy ?? row.ownerId];
    return [...new Set([...writers.map(({ by }) => by), ...fallback])].sort();
  };
  const isOwn = (row: Row, { actorId, version, record }: StoredEvent) =>
    [row.ownerId, actorId, row.versions[version - 1]?.savedBy, ...(record?.editors ?? [])].includes(
      access.asker().accountId,
    );
  /**
   * Returns whether the user may store files for an approval: it's in force and has none, and they gave it or could
   * have as an administrator.
   */
  const mayStoreFor = (approvedEvent: StoredEvent | undefined) => {
    const row = approvedEvent && pieces.get(approvedEvent.piece);
    if (!row || approval.stored.has(approvedEvent.id) || approvalInForce(row.id) !== approvedEvent)
      return false;
    if (approvedEvent.actorId === access.asker().accountId) return true;
    const request = ofPiece(row.id).findLast(
      ({ action, version, id }) =>
        action === 'asked' && version === approvedEvent.version && id < approvedEvent.id,
    );
    return administers() && !row.binnedAt && request !== undefined && !isOwn(row, request);
  };
  const answerRequest = (
    id: string,
    version: number,
    action: StoredEvent['action'],
    extra?: Partial<StoredEvent>,
  ) => {
    const { row, request, record: asked } = inReview(id);
    if (isOwn(row, request)) throw refusal("You can't review your own piece. Ask someone else to.");
    if (request.version !== version) throw refusal("This version isn't in review anymore.");
    return append(id, version, action, extra ?? { record: asked });
  };

  return {
    nameOf,
    ofPiece,
    openRequest,
    stateOf,
    append,
    requireFewDownloads,
    isAdministrator: administers,
    mayApprove,
    inReview,
    approvalInForce,
    editorsOf,
    isOwn,
    mayStoreFor,
    answerRequest,
  };
}
