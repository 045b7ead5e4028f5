import type { Approvals } from '../../interfaces/Approvals.ts';
import type { StoredFile } from '../../interfaces/DownloadedFile.ts';
import type { Methods } from '../operation.ts';
import { approvalRules } from './approvalRules.ts';
import { isSeenBy, type LibraryAccess, now, refusal, requireStaff } from './libraryStore.ts';

const isFile = ({ sha256, bytes, format }: StoredFile) =>
  /^[0-9a-f]{64}$/.test(sha256) && bytes >= 1 && ['pdf', 'png'].includes(format);
const withoutBlobs = (files: readonly StoredFile[]) =>
  files.map(({ format, sha256, bytes }) => ({ format, sha256, bytes }));

/** In-memory files of approved versions. */
export function memoryApprovedFiles(access: LibraryAccess): Methods<
  Pick<Approvals, 'storeFiles' | 'loadFile'>
> & {
  filesOf: (approval: number) => StoredFile[] | null;
} {
  const { pieces, approval } = access.store;
  const { mayStoreFor, isAdministrator, requireFewDownloads } = approvalRules(access);
  const filesOf = (id: number) => {
    const storedFiles = approval.storedFiles.get(id);
    return storedFiles ? withoutBlobs(storedFiles.files) : null;
  };

  return {
    filesOf,
    storeFiles(id, files) {
      const { accountId } = requireStaff(access);
      const storedFiles = approval.storedFiles.get(id);
      const isSame = JSON.stringify(filesOf(id)) === JSON.stringify(withoutBlobs(files));
      if (storedFiles?.actorId === accountId && isSame) return;
      const approvedEvent = approval.events.find((event) => event.id === id && event.action === 'approved');
      if (!mayStoreFor(approvedEvent))
        throw refusal(
          "Only the approver, or an administrator who doesn't own the piece, can store approved files. Each file can be stored only once, while the approval is current.",
        );
      if (files.length < 1 || files.length > 20 || !files.every(isFile))
        throw refusal('Send up to 20 files, each with its format, size and SHA-256 hash.');
      if (files.some(({ blob, bytes }) => blob.size !== bytes))
        throw refusal("A file didn't finish uploading. Store it again.");
      approval.storedFiles.set(id, { actorId: accountId, files: [...files] });
    },
    loadFile(id, { sha256 }, purpose) {
      const { accountId } = requireStaff(access);
      const approvedEvent = approval.events.find((event) => event.id === id);
      const row = approvedEvent && pieces.get(approvedEvent.piece);
      const storedFiles = approval.storedFiles.get(id);
      const file = storedFiles?.files.find((each) => each.sha256 === sha256);
      const isApprovers = !row?.trashedAt && (approvedEvent?.actorId === accountId || isAdministrator());
      if (!row || !file || !(isSeenBy(row, accountId) || isApprovers))
        throw refusal("This file doesn't exist, or it isn't shared with you.");
      const { blob, ...fileData } = file;
      if (purpose === 'look') return blob;
      requireFewDownloads(row.id);
      approval.downloads.push({
        ...{ ...fileData, isProof: false, approval: id, piece: row.id, version: approvedEvent.version },
        ...{ actorId: accountId, at: now() },
      });
      return blob;
    },
  };
}
