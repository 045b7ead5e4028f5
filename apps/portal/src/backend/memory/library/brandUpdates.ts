import type { BrandUpdates, PieceDownloads } from '../../interfaces/BrandUpdates.ts';
import type { Methods } from '../operation.ts';
import { approvalRules } from './approvalRules.ts';
import {
  isSeenBy,
  type LibraryAccess,
  type MemoryPiece,
  now,
  picturesInDraft,
  refusal,
  requirePiece,
  requireStaff,
} from './libraryStore.ts';

const pageSize = 100;
/** Maximum length of a look as JSON. */
const maxCharacters = 400_000;
/** Returns the state that a look belongs to. The look counts only while the piece shows the same. */
const shownBy = ({ draft, pictures }: MemoryPiece) =>
  JSON.stringify([draft, picturesInDraft(draft, pictures)]);
const day = 24 * 60 * 60_000;

/** In-memory brand updates of a memory library's pieces. No schedule runs, so mails stay due. */
export function memoryBrandUpdates(access: LibraryAccess): Methods<BrandUpdates> {
  const { pieces, approval } = access.store;
  const { nameOf, openRequest, append, isAdministrator, approvalInForce, mayStoreFor } =
    approvalRules(access);
  const require = () => {
    if (!isAdministrator()) throw refusal('Only administrators can check pieces after a brand update.');
    return access.caller().accountId;
  };
  const isIncluded = (row: MemoryPiece, account: string) =>
    !row.trashedAt && (isSeenBy(row, account) || approvalInForce(row.id) !== undefined);
  const downloadsOf = (wanted: readonly string[], account: string): PieceDownloads[] => {
    const found = new Map<string, PieceDownloads>();
    for (const { piece, version, actorId, at } of approval.downloads) {
      const row = pieces.get(piece);
      if (!row || !wanted.includes(piece) || !isIncluded(row, account)) continue;
      const key = `${piece} ${version} ${actorId}`;
      const recall = approval.recalls.get(`${piece} ${actorId}`);
      found.set(key, {
        ...{ piece, version, personId: actorId, person: nameOf(actorId) },
        ...{ count: (found.get(key)?.count ?? 0) + 1, at },
        mailedAt: recall?.mailedAt ?? null,
        isDue: recall !== undefined && recall.mailedAt === null,
      });
    }
    return [...found.values()].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  };

  return {
    pieces(after = '') {
      const { accountId } = requireStaff(access);
      return [...pieces.values()]
        .filter((row) => row.id > after && isIncluded(row, accountId))
        .filter((row) => isAdministrator() || row.ownerId === accountId)
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, pageSize)
        .map((row) => {
          const approved = approvalInForce(row.id);
          const version = row.versions[(approved?.version ?? 0) - 1] ?? row;
          return {
            ...{ id: row.id, name: row.name, designer: row.designer, owner: nameOf(row.ownerId) },
            ...{ version: version.version, revision: row.revision, approval: approved?.id ?? null },
            mayStore: mayStoreFor(approved),
            isInReview: openRequest(row.id) !== undefined,
            brandVersion: approved?.record?.brandVersion ?? row.brandVersion,
            contact: approved?.record?.contact ?? null,
            draft: version.draft,
            pictures: picturesInDraft(version.draft, version.pictures),
          };
        });
    },
    savedLook(id) {
      const { row } = requirePiece(access, id, 'view');
      const savedLook = access.store.looks.get(id);
      if (row.trashedAt || savedLook?.content !== shownBy(row)) return null;
      const { content: _, ...look } = savedLook;
      return look;
    },
    saveLook(id, revision, look) {
      const { row } = requirePiece(access, id, 'edit');
      const { length } = look.sides;
      if (length < 1 || length > 6 || JSON.stringify(look).length > maxCharacters)
        throw refusal('A saved look can have 1 to 6 sides and up to 400,000 characters.');
      if (row.revision !== revision) return false;
      access.store.looks.set(id, { ...look, content: shownBy(row) });
      return true;
    },
    countPrivatePieces() {
      const account = require();
      return [...pieces.values()].filter((row) => !row.trashedAt && !isIncluded(row, account)).length;
    },
    askAgain(id, version, about) {
      require();
      const row = pieces.get(id);
      const approved = approvalInForce(id);
      if (!row || row.trashedAt || !approved?.record || approved.version !== version)
        throw refusal("This version isn't approved anymore.");
      if (!approval.rules.get(row.designer)?.isOn)
        throw refusal("Approval isn't turned on for this type of piece.");
      if (openRequest(id)) throw refusal('This piece is already in review.');
      append(id, version, 'asked', { record: { ...approved.record, ...about } });
    },
    downloads: (wanted) => downloadsOf(wanted, require()),
    mailDownloaders(wanted) {
      const account = require();
      const active = access.colleagues().filter((each) => each.isActive);
      const people = new Set<string>();
      for (const { piece, personId } of downloadsOf(wanted, account)) {
        const key = `${piece} ${personId}`;
        const recall = approval.recalls.get(key);
        const isNotified =
          recall && (recall.mailedAt === null || Date.parse(recall.mailedAt) > Date.now() - day);
        if (personId === account || isNotified || !active.some(({ accountId }) => accountId === personId))
          continue;
        approval.recalls.set(key, { askedAt: now(), mailedAt: null });
        people.add(personId);
      }
      return people.size;
    },
  };
}
