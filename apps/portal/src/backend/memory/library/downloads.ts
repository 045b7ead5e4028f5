import type { Approvals } from '../../interfaces/Approvals.ts';
import { downloadFormats } from '../../interfaces/DownloadedFile.ts';
import type { Methods } from '../operation.ts';
import { approvalRules } from './approvalRules.ts';
import type { StoredDownload, StoredEvent } from './approvalStore.ts';
import { contentDigest } from './contentDigest.ts';
import {
  isSeenBy,
  type LibraryAccess,
  type MemoryPiece,
  now,
  refusal,
  requirePiece,
  requireStaff,
} from './libraryStore.ts';
import { ensureVersion } from './rowChanges.ts';

const isDigest = (sha256: string) => /^[0-9a-f]{64}$/.test(sha256);

/** Returns the account that last changed a piece. Downloads aren't changes. */
const lastWriter = (row: MemoryPiece) =>
  Object.values(row.edits).sort((one, other) => other.revision - one.revision)[0]?.by ??
  row.versions.at(-1)?.savedBy ??
  row.ownerId;

/** In-memory records of the files that were made from pieces. */
export function memoryDownloads(
  access: LibraryAccess,
): Methods<Pick<Approvals, 'currentApproval' | 'recordDownload' | 'checkFile'>> {
  const { pieces, approval } = access.store;
  const { nameOf, ofPiece, stateOf, mayApprove, approvalInForce, requireFewDownloads } =
    approvalRules(access);
  const approvalOf = ({ id, version, record, actorId, at }: StoredEvent) => ({
    ...{ id, version, digest: record?.digest ?? '' },
    ...{ by: nameOf(actorId), at },
  });
  const shownAt = (row: MemoryPiece | undefined, base: number) =>
    row?.revision === base ? row : row?.versions.findLast(({ revision }) => revision === base);

  return {
    async currentApproval(id) {
      const digest = await digestAt(pieces.get(id));
      const { row } = requirePiece(access, id, 'view');
      const found = approvalInForce(id);
      const isSame = found?.record?.digest === digest;
      return {
        revision: row.revision,
        approval: found && isSame ? { ...approvalOf(found), contact: found.record?.contact ?? null } : null,
      };
    },
    async recordDownload(id, { base, ...file }) {
      const digest = await digestAt(shownAt(pieces.get(id), base));
      const { row } = requirePiece(access, id, 'view');
      if (!isDigest(file.sha256) || file.bytes < 1 || !downloadFormats.includes(file.format))
        throw refusal("Send the file's format, size and SHA-256 hash.");
      requireFewDownloads(id);
      if (!shownAt(row, base))
        throw refusal('This piece has changed since you opened it. Review it again, then download it.');
      const found = approvalInForce(id);
      if (file.approval !== null && (file.approval !== found?.id || found.record?.digest !== digest))
        throw refusal("This file includes changes that haven't been approved. Download the piece again.");
      const version =
        base === row.revision
          ? ensureVersion(row, lastWriter(row))
          : (row.versions.findLast(({ revision }) => revision === base)?.version ?? row.version);
      approval.downloads.push({
        ...file,
        ...{ piece: id, version, actorId: access.caller().accountId, at: now() },
      });
      return version;
    },
    checkFile(sha256, claim) {
      const { accountId } = requireStaff(access);
      if (!isDigest(sha256)) throw refusal("Send the file's SHA-256 hash.");
      const matchingDownloads = approval.downloads.filter(
        (each) => each.sha256 === sha256 && pieces.has(each.piece),
      );
      const storedEvents = approval.events.filter((event) =>
        approval.storedFiles.get(event.id)?.files.some((file) => file.sha256 === sha256),
      );
      const candidates = [...storedEvents, ...matchingDownloads].filter((each) => pieces.has(each.piece));
      const isClaimed = ({ piece, version }: Pick<StoredDownload, 'piece' | 'version'>) =>
        claim?.piece === piece && claim.version === version;
      const exact =
        candidates.findLast(isClaimed) ??
        candidates.findLast(({ piece, version }) => stateOf(piece, version) === 'approved') ??
        candidates.at(-1);
      const { piece: id, version } = exact ?? claim ?? { piece: '', version: 0 };
      const row = pieces.get(id);
      if (!row?.versions[version - 1]) return null;
      const wasRequested = ofPiece(id).some(({ action }) => action === 'asked');
      const sees = isSeenBy(row, accountId) || (!row.trashedAt && wasRequested && mayApprove(row.designer));
      if (!exact && !sees) return null;
      const state = stateOf(id, version);
      const found = ofPiece(id).findLast((event) => event.action === 'approved' && event.version === version);
      const downloads = matchingDownloads.filter((each) => each.piece === id && each.version === version);
      return {
        match: exact ? 'exact' : 'claim',
        piece: {
          id: sees ? id : null,
          name: sees || state === 'approved' || state === 'superseded' ? row.name : null,
          designer: row.designer,
        },
        ...{ version, state },
        approval: found ? approvalOf(found) : null,
        approvedVersion: approvalInForce(id)?.version ?? null,
        isStored: storedEvents.some((event) => event.piece === id && event.version === version),
        downloads: (sees ? downloads.toReversed() : downloads.slice(0, 1)).map(
          ({ piece: _piece, version: _version, actorId, at, ...file }) => ({
            ...file,
            by: nameOf(actorId),
            at,
          }),
        ),
      };
    },
  };
}

const digestAt = async (content: Pick<MemoryPiece, 'draft' | 'pictures'> | undefined) =>
  content ? contentDigest(content) : undefined;
