import {
  type ApprovalAnswer,
  type ApprovalRecord,
  type Approvals,
  maxChangeNoteLength,
} from '../../interfaces/Approvals.ts';
import { noSuchPiece } from '../../interfaces/Library.ts';
import type { Record } from '../audit.ts';
import type { Methods } from '../operation.ts';
import { approvalRules } from './approvalRules.ts';
import type { StoredEvent } from './approvalStore.ts';
import { memoryApprovedFiles } from './approvedFiles.ts';
import { contentDigest } from './contentDigest.ts';
import { memoryDownloads } from './downloads.ts';
import {
  isSeenBy,
  type LibraryAccess,
  type MemoryPiece,
  picturesInDraft,
  refusal,
  requirePiece,
  requireStaff,
} from './libraryStore.ts';
import { ensureVersion } from './rowChanges.ts';
import { isContact, wrongContact } from './sharing.ts';

/** In-memory approvals of a memory library's pieces. */
export function memoryApprovals(access: LibraryAccess, record: Record): Methods<Approvals> {
  const { pieces, approval } = access.store;
  const {
    nameOf,
    ofPiece,
    openRequest,
    stateOf,
    append,
    isAdministrator,
    mayApprove,
    inReview,
    editorsOf,
    isOwn,
    answerRequest,
  } = approvalRules(access);

  const { filesOf, ...approvedFiles } = memoryApprovedFiles(access);

  return {
    ...memoryDownloads(access),
    ...approvedFiles,
    rules: () =>
      access.caller().role
        ? [...approval.rules.values()].sort((a, b) => a.designer.localeCompare(b.designer))
        : [],
    setRule({ designer, isOn, approvers, marksPictures }) {
      if (!isAdministrator()) throw refusal('Only administrators can change who approves.');
      const oldRule = approval.rules.get(designer);
      const activeColleagues = access.colleagues().filter((each) => each.isActive);
      const isKnown = (id: string) =>
        oldRule?.approvers.includes(id) || activeColleagues.some(({ accountId }) => accountId === id);
      if (!approvers.every(isKnown)) throw refusal('Choose an active colleague.');
      const approverIds = [...new Set(approvers)].sort();
      approval.rules.set(designer, { designer, isOn, approvers: approverIds, marksPictures });
      const subject = { label: designer, name: null };
      if (isOn !== (oldRule?.isOn ?? false))
        record(isOn ? 'approval.turned_on' : 'approval.turned_off', subject);
      if (approverIds.join() !== (oldRule?.approvers ?? []).join())
        record('approval.approvers', subject, { number: approverIds.length });
      if (marksPictures !== (oldRule?.marksPictures ?? false))
        record(marksPictures ? 'approval.pictures_marked' : 'approval.pictures_unmarked', subject);
    },
    async requestApproval(id, { base, designerVersion, brandVersion, preflight, contact }) {
      const before = pieces.get(id);
      const pictures = before ? picturesInDraft(before.draft, before.pictures) : {};
      // If this isn't the revision that the request names, the request is refused.
      const digest = before ? await contentDigest(before) : '';
      const { row } = requirePiece(access, id, 'edit');
      if (!approval.rules.get(row.designer)?.isOn)
        throw refusal("Approval isn't turned on for this type of piece.");
      if (base !== row.revision)
        throw refusal('This piece has changed since you opened it. Review it, then request approval.');
      if (preflight?.some(({ level }) => level === 'error'))
        throw refusal('Fix the errors found by the check, then request approval.');
      if (contact && !isContact(contact)) throw refusal(wrongContact);
      const version = ensureVersion(row, access.caller().accountId);
      if (!['draft', 'changes_asked'].includes(stateOf(id, version)))
        throw refusal('This version is already in review or approved.');
      const openEvent = openRequest(id);
      if (openEvent) append(id, openEvent.version, 'withdrawn');
      const newRecord: ApprovalRecord = {
        ...{ digest, pictures, designerVersion, brandVersion, preflight, contact },
        editors: editorsOf(row),
      };
      append(id, version, 'asked', { record: newRecord });
      return version;
    },
    withdraw(id) {
      requirePiece(access, id, 'edit');
      const request = openRequest(id);
      if (request) append(id, request.version, 'withdrawn');
    },
    history(id) {
      const { accountId } = requireStaff(access);
      const row = pieces.get(id);
      if (!row || !(isSeenBy(row, accountId) || (!row.trashedAt && mayApprove(row.designer))))
        throw refusal(noSuchPiece);
      return ofPiece(id)
        .toReversed()
        .map(({ piece, ...event }) => ({
          ...event,
          actor: nameOf(event.actorId),
          state: stateOf(piece, event.version),
          files: filesOf(event.id),
        }));
    },
    waitingPieces() {
      requireStaff(access);
      return approval.events.flatMap((event) => {
        const row = pieces.get(event.piece);
        if (!row || row.trashedAt || openRequest(event.piece) !== event) return [];
        if (!mayApprove(row.designer) || isOwn(row, event)) return [];
        const { id, name, designer } = row;
        const requester = { askedBy: nameOf(event.actorId), askedAt: event.at };
        return [{ id, name, designer, version: event.version, ...requester }];
      });
    },
    openReview(id) {
      const { row, request, reviewedVersion, record: approvalRecord } = inReview(id);
      return {
        ...{ name: row.name, designer: row.designer, version: request.version },
        ...{
          draft: reviewedVersion.draft,
          pictures: picturesInDraft(reviewedVersion.draft, reviewedVersion.pictures),
        },
        ...{ askedBy: nameOf(request.actorId), askedAt: request.at, record: approvalRecord },
      };
    },
    lastApproved(id) {
      const { row } = inReview(id);
      const lastApproval = ofPiece(id).findLast(({ action }) => action === 'approved');
      const approvedVersion = lastApproval && row.versions[lastApproval.version - 1];
      return approvedVersion
        ? {
            ...{
              version: lastApproval.version,
              draft: approvedVersion.draft,
              pictures: picturesInDraft(approvedVersion.draft, approvedVersion.pictures),
            },
            approvedBy: nameOf(lastApproval.actorId),
          }
        : null;
    },
    approve: (id, version) => answerRequest(id, version, 'approved'),
    askForChanges(id, version, note) {
      const trimmedNote = note.trim();
      if (!trimmedNote || trimmedNote.length > maxChangeNoteLength)
        throw refusal('Describe what should change in 1 to 2,000 characters.');
      answerRequest(id, version, 'changes_asked', { note: trimmedNote });
    },
    answers() {
      const { accountId } = requireStaff(access);
      const isMine = (event: StoredEvent, row: MemoryPiece) =>
        row.ownerId === accountId ||
        ofPiece(row.id).some(
          (each) => each.action === 'asked' && each.version === event.version && each.actorId === accountId,
        );
      return approval.events.toReversed().flatMap((event): ApprovalAnswer[] => {
        const row = pieces.get(event.piece);
        if (event.action !== 'approved' && event.action !== 'changes_asked') return [];
        if (!row || row.trashedAt || !isSeenBy(row, accountId) || !isMine(event, row)) return [];
        if (approval.seenAnswers.get(accountId)?.has(event.id)) return [];
        return [
          {
            id: event.id,
            piece: { id: row.id, name: row.name, designer: row.designer },
            version: event.version,
            isApproved: event.action === 'approved',
            answeredBy: nameOf(event.actorId),
            note: event.note,
          },
        ];
      });
    },
    dismiss(id) {
      const { accountId } = requireStaff(access);
      approval.seenAnswers.set(accountId, new Set([...(approval.seenAnswers.get(accountId) ?? []), id]));
    },
  };
}
