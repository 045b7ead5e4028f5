import type { Approvals } from '../../interfaces/Approvals.ts';
import type { StoredFile } from '../../interfaces/DownloadedFile.ts';
import type { Answer } from '../operation.ts';
import { approvalDesk } from './approvalDesk.ts';
import { isSeenBy, now, refused, requireStaff, type ShelfAccess } from './shelf.ts';

const isFile = ({ sha256, bytes, format }: StoredFile) =>
  /^[0-9a-f]{64}$/.test(sha256) && bytes >= 1 && ['pdf', 'png'].includes(format);
const listed = (files: readonly StoredFile[]) =>
  files.map(({ format, sha256, bytes }) => ({ format, sha256, bytes }));

/** In-memory files of approved versions. */
export function memoryApprovedFiles(
  desk: ShelfAccess,
  answer: Answer<'approvals'>,
): Pick<Approvals, 'storeFiles' | 'loadFile'> & { filesOf: (approval: number) => StoredFile[] | null } {
  const { pieces, approval } = desk.shelf;
  const { mayStoreFor, isAdministrator, requireFewDownloads } = approvalDesk(desk);
  const filesOf = (id: number) => {
    const stored = approval.stored.get(id);
    return stored ? listed(stored.files) : null;
  };

  return {
    filesOf,
    storeFiles: (id, files) =>
      answer('approvals.storeFiles', () => {
        const { accountId } = requireStaff(desk);
        const stored = approval.stored.get(id);
        const isSame = JSON.stringify(filesOf(id)) === JSON.stringify(listed(files));
        if (stored?.actorId === accountId && isSame) return;
        const given = approval.events.find((event) => event.id === id && event.action === 'approved');
        if (!mayStoreFor(given))
          throw refused(
            "Only the approver, or an administrator who doesn't own the piece, can store approved files. They can be stored once, while the approval is current.",
          );
        if (files.length < 1 || files.length > 20 || !files.every(isFile))
          throw refused('Send up to 20 files, each with its format, size and SHA-256 hash.');
        if (files.some(({ blob, bytes }) => blob.size !== bytes))
          throw refused("A file didn't finish uploading. Store it again.");
        approval.stored.set(id, { actorId: accountId, files: [...files] });
      }),
    loadFile: (id, { sha256 }, purpose) =>
      answer('approvals.loadFile', () => {
        const { accountId } = requireStaff(desk);
        const given = approval.events.find((event) => event.id === id);
        const row = given && pieces.get(given.piece);
        const stored = approval.stored.get(id);
        const file = stored?.files.find((each) => each.sha256 === sha256);
        const isApprovers = !row?.binnedAt && (given?.actorId === accountId || isAdministrator());
        if (!row || !file || !(isSeenBy(row, accountId) || isApprovers))
          throw refused("This file doesn't exist, or it isn't shared with you.");
        const { blob, ...made } = file;
        if (purpose === 'look') return blob;
        requireFewDownloads(row.id);
        approval.downloads.push({
          ...{ ...made, isProof: false, approval: id, piece: row.id, version: given.version },
          ...{ actorId: accountId, at: now() },
        });
        return blob;
      }),
  };
}
