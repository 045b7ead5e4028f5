import {
  type ApprovalAnswer,
  type ApprovalRecord,
  type Approvals,
  longestChangeNote,
} from '../../interfaces/Approvals.ts';
import { noSuchPiece } from '../../interfaces/Library.ts';
import type { Record } from '../audit.ts';
import type { Answer } from '../operation.ts';
import { approvalDesk } from './approvalDesk.ts';
import type { StoredEvent } from './approvalShelf.ts';
import { memoryApprovedFiles } from './approvedFiles.ts';
import { contentDigest } from './contentDigest.ts';
import { memoryDownloads } from './downloads.ts';
import { isContact, wrongContact } from './sharing.ts';
import {
  isSeenBy,
  picturesIn,
  pieceFor,
  type Row,
  refused,
  requireStaff,
  type ShelfAccess,
} from './shelf.ts';
import { keepPresent } from './writing.ts';

/** In-memory approvals of a memory library's pieces. */
export function memoryApprovals(desk: ShelfAccess, answer: Answer<'approvals'>, record: Record): Approvals {
  const { pieces, approval } = desk.shelf;
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
  } = approvalDesk(desk);

  const { filesOf, ...approvedFiles } = memoryApprovedFiles(desk, answer);

  return {
    ...memoryDownloads(desk, answer),
    ...approvedFiles,
    rules: () =>
      answer('approvals.rules', () =>
        desk.asker().role
          ? [...approval.rules.values()].sort((a, b) => a.designer.localeCompare(b.designer))
          : [],
      ),
    setRule: ({ designer, isOn, approvers, marksPictures }) =>
      answer('approvals.setRule', () => {
        if (!isAdministrator()) throw refused('Only administrators can change who approves.');
        const before = approval.rules.get(designer);
        const active = desk.colleagues().filter((each) => each.isActive);
        const isKnown = (id: string) =>
          before?.approvers.includes(id) || active.some(({ accountId }) => accountId === id);
        if (!approvers.every(isKnown)) throw refused('Choose an active colleague.');
        const named = [...new Set(approvers)].sort();
        approval.rules.set(designer, { designer, isOn, approvers: named, marksPictures });
        const subject = { label: designer, name: null };
        if (isOn !== (before?.isOn ?? false))
          record(isOn ? 'approval.turned_on' : 'approval.turned_off', subject);
        if (named.join() !== (before?.approvers ?? []).join())
          record('approval.approvers', subject, { number: named.length });
        if (marksPictures !== (before?.marksPictures ?? false))
          record(marksPictures ? 'approval.pictures_marked' : 'approval.pictures_unmarked', subject);
      }),
    async ask(id, { base, designerVersion, brandVersion, preflight, contact }) {
      const before = pieces.get(id);
      const pictures = before ? picturesIn(before.draft, before.pictures) : {};
      // If this isn't the revision that the request names, the request is refused.
      const digest = before ? await contentDigest(before) : '';
      return answer('approvals.ask', () => {
        const { row } = pieceFor(desk, id, 'edit');
        if (!approval.rules.get(row.designer)?.isOn)
          throw refused("An administrator hasn't turned on approval for this designer.");
        if (base !== row.revision)
          throw refused(
            'This piece has changed since you opened it. Review it again, then ask for approval.',
          );
        if (preflight?.some(({ level }) => level === 'error'))
          throw refused('Fix the errors that the check found, then ask for approval.');
        if (contact && !isContact(contact)) throw refused(wrongContact);
        const version = keepPresent(row, desk.asker().accountId);
        if (!['draft', 'changes_asked'].includes(stateOf(id, version)))
          throw refused('This version is already in review or approved.');
        const open = openRequest(id);
        if (open) append(id, open.version, 'withdrawn');
        const asked: ApprovalRecord = {
          ...{ digest, pictures, designerVersion, brandVersion, preflight, contact },
          editors: editorsOf(row),
        };
        append(id, version, 'asked', { record: asked });
        return version;
      });
    },
    withdraw: (id) =>
      answer('approvals.withdraw', () => {
        pieceFor(desk, id, 'edit');
        const request = openRequest(id);
        if (request) append(id, request.version, 'withdrawn');
      }),
    history: (id) =>
      answer('approvals.history', () => {
        const { accountId } = requireStaff(desk);
        const row = pieces.get(id);
        if (!row || !(isSeenBy(row, accountId) || (!row.binnedAt && mayApprove(row.designer))))
          throw refused(noSuchPiece);
        return ofPiece(id)
          .toReversed()
          .map(({ piece, ...event }) => ({
            ...event,
            actor: nameOf(event.actorId),
            state: stateOf(piece, event.version),
            files: filesOf(event.id),
          }));
      }),
    waiting: () =>
      answer('approvals.waiting', () => {
        requireStaff(desk);
        return approval.events.flatMap((event) => {
          const row = pieces.get(event.piece);
          if (!row || row.binnedAt || openRequest(event.piece) !== event) return [];
          if (!mayApprove(row.designer) || isOwn(row, event)) return [];
          const { id, name, designer } = row;
          const asked = { askedBy: nameOf(event.actorId), askedAt: event.at };
          return [{ id, name, designer, version: event.version, ...asked }];
        });
      }),
    open: (id) =>
      answer('approvals.open', () => {
        const { row, request, shown, record: asked } = inReview(id);
        return {
          ...{ name: row.name, designer: row.designer, version: request.version },
          ...{ draft: shown.draft, pictures: picturesIn(shown.draft, shown.pictures) },
          ...{ askedBy: nameOf(request.actorId), askedAt: request.at, record: asked },
        };
      }),
    lastApproved: (id) =>
      answer('approvals.lastApproved', () => {
        const { row } = inReview(id);
        const given = ofPiece(id).findLast(({ action }) => action === 'approved');
        const kept = given && row.versions[given.version - 1];
        return kept
          ? {
              ...{
                version: given.version,
                draft: kept.draft,
                pictures: picturesIn(kept.draft, kept.pictures),
              },
              ...{ approvedBy: nameOf(given.actorId), approvedAt: given.at },
            }
          : null;
      }),
    approve: (id, version) => answer('approvals.approve', () => answerRequest(id, version, 'approved')),
    askForChanges: (id, version, note) =>
      answer('approvals.askForChanges', () => {
        const said = note.trim();
        if (!said || said.length > longestChangeNote)
          throw refused('Describe what should change in 1 to 2,000 characters.');
        answerRequest(id, version, 'changes_asked', { note: said });
      }),
    answers: () =>
      answer('approvals.answers', () => {
        const { accountId } = requireStaff(desk);
        const isMine = (event: StoredEvent, row: Row) =>
          row.ownerId === accountId ||
          ofPiece(row.id).some(
            (each) => each.action === 'asked' && each.version === event.version && each.actorId === accountId,
          );
        return approval.events.toReversed().flatMap((event): ApprovalAnswer[] => {
          const row = pieces.get(event.piece);
          if (event.action !== 'approved' && event.action !== 'changes_asked') return [];
          if (!row || row.binnedAt || !isSeenBy(row, accountId) || !isMine(event, row)) return [];
          if (approval.seen.get(accountId)?.has(event.id)) return [];
          return [
            {
              id: event.id,
              piece: { id: row.id, name: row.name, designer: row.designer },
              version: event.version,
              isApproved: event.action === 'approved',
              answeredBy: nameOf(event.actorId),
              answeredAt: event.at,
              note: event.note,
            },
          ];
        });
      }),
    dismiss: (id) =>
      answer('approvals.dismiss', () => {
        const { accountId } = requireStaff(desk);
        approval.seen.set(accountId, new Set([...(approval.seen.get(accountId) ?? []), id]));
      }),
  };
}
