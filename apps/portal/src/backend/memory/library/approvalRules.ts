import type { ApprovalState } from '../../interfaces/Approvals.ts';
import { isAdministrator } from '../../interfaces/Staff.ts';
import type { StoredEvent } from './approvalStore.ts';
import { type LibraryAccess, type MemoryPiece, now, refusal, requireStaff } from './libraryStore.ts';

/** Maximum number of recorded downloads per piece and day. */
const maxDownloads = 500;

/** Shared by all approval methods: who may approve, the state of a version, and adding events. */
export function approvalRules(access: LibraryAccess) {
  const { pieces, approval } = access.store;
  const nameOf = (account: string) =>
    access.colleagues().find(({ accountId }) => accountId === account)?.name ?? null;
  const eventsOf = (id: string) => approval.events.filter(({ piece }) => piece === id);
  const openRequest = (id: string) => {
    const lastEvent = eventsOf(id).at(-1);
    return lastEvent?.action === 'asked' ? lastEvent : undefined;
  };
  const stateOf = (id: string, version: number): ApprovalState => {
    const events = eventsOf(id);
    const versionEvents = events.filter((event) => event.version === version);
    const lastAction = versionEvents.at(-1)?.action;
    if (lastAction === 'asked') return 'in_review';
    if (lastAction === 'changes_asked') return lastAction;
    // A withdrawn request leaves an earlier approval in place.
    const approved = versionEvents.findLast(({ action }) => action === 'approved');
    if (!approved) return 'draft';
    return events.some(({ action, id: other }) => action === 'approved' && other > approved.id)
      ? 'superseded'
      : 'approved';
  };
  const appendEvent = (
    piece: string,
    version: number,
    action: StoredEvent['action'],
    extra: Partial<StoredEvent> = {},
  ) => {
    const id = (approval.events.at(-1)?.id ?? 0) + 1;
    const actorId = access.caller().accountId;
    approval.events.push({
      ...{ id, piece, version, action, actorId, at: now(), note: null, record: null },
      ...extra,
    });
    return id;
  };
  const requireFewDownloads = (id: string) => {
    const dayAgo = Date.now() - 24 * 60 * 60_000;
    const recent = approval.downloads.filter(({ piece, at }) => piece === id && Date.parse(at) > dayAgo);
    if (recent.length >= maxDownloads)
      throw refusal('This piece has reached its limit of 500 downloads a day. Try again tomorrow.');
  };
  const isAdmin = () => isAdministrator(access.caller().role);
  const mayApprove = (designer: string) => {
    const { accountId, role } = access.caller();
    return (
      isAdmin() || (role !== null && Boolean(approval.rules.get(designer)?.approvers.includes(accountId)))
    );
  };
  const requireReview = (id: string) => {
    requireStaff(access);
    const row = pieces.get(id);
    const request = openRequest(id);
    const reviewedVersion = request && row?.versions[request.version - 1];
    if (!row || !request?.record || !reviewedVersion || row.trashedAt || !mayApprove(row.designer))
      throw refusal("This piece isn't waiting for your approval.");
    return { row, request, reviewedVersion, record: request.record };
  };
  const approvalInForce = (id: string) => eventsOf(id).findLast(({ action }) => action === 'approved');
  /**
   * Returns the accounts that changed the piece since the last approved version. If there's none, its creator counts
   * too.
   */
  const editorsOf = (row: MemoryPiece): string[] => {
    const approved = row.versions[(approvalInForce(row.id)?.version ?? 0) - 1];
    const writers = Object.values(row.edits).filter(({ revision }) => revision > (approved?.revision ?? 0));
    const fallback = approved ? [] : [row.versions[0]?.savedBy ?? row.ownerId];
    return [...new Set([...writers.map(({ by }) => by), ...fallback])].sort();
  };
  const isOwn = (row: MemoryPiece, { actorId, version, record }: StoredEvent) =>
    [row.ownerId, actorId, row.versions[version - 1]?.savedBy, ...(record?.editors ?? [])].includes(
      access.caller().accountId,
    );
  /**
   * Returns whether the user may store files for an approval: it's in force and has none, and they gave it or could
   * have as an administrator.
   */
  const mayStoreFor = (approvedEvent: StoredEvent | undefined) => {
    const row = approvedEvent && pieces.get(approvedEvent.piece);
    if (!row || approval.storedFiles.has(approvedEvent.id) || approvalInForce(row.id) !== approvedEvent)
      return false;
    if (approvedEvent.actorId === access.caller().accountId) return true;
    const request = eventsOf(row.id).findLast(
      ({ action, version, id }) =>
        action === 'asked' && version === approvedEvent.version && id < approvedEvent.id,
    );
    return isAdmin() && !row.trashedAt && request !== undefined && !isOwn(row, request);
  };
  const answerRequest = (
    id: string,
    version: number,
    action: StoredEvent['action'],
    extra?: Partial<StoredEvent>,
  ) => {
    const { row, request, record: approvalRecord } = requireReview(id);
    if (isOwn(row, request)) throw refusal("You can't review your own piece. Ask someone else to review it.");
    if (request.version !== version) throw refusal("This version isn't in review anymore.");
    return appendEvent(id, version, action, extra ?? { record: approvalRecord });
  };

  return {
    nameOf,
    ofPiece: eventsOf,
    openRequest,
    stateOf,
    append: appendEvent,
    requireFewDownloads,
    isAdministrator: isAdmin,
    mayApprove,
    inReview: requireReview,
    approvalInForce,
    editorsOf,
    isOwn,
    mayStoreFor,
    answerRequest,
  };
}
