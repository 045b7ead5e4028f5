import { BackendError } from '../errors.ts';
import {
  type ApprovalState,
  type Approvals,
  approvalStates,
  type KnownFile,
} from '../interfaces/Approvals.ts';
import type { DownloadedFile, FileDownload } from '../interfaces/DownloadedFile.ts';
import { sha256Of } from '../sha256.ts';
import type { Requests } from './requests.ts';

export const toApprovalState = (state: string): ApprovalState =>
  approvalStates.find((each) => each === state) ?? 'draft';

interface DownloadRow {
  format: DownloadedFile['format'];
  sha256: string;
  bytes: number;
  is_proof: boolean;
  approval: number | null;
  by: string | null;
  at: string;
}

/** The database checks its form. */
const toDownload = ({ is_proof, ...rest }: DownloadRow): FileDownload => ({ ...rest, isProof: is_proof });

/** Records of the files that were made from pieces, in a Supabase project. */
export const supabaseDownloads = ({
  call,
  storeFile,
  loadFile,
}: Pick<Requests, 'call' | 'storeFile' | 'loadFile'>): Pick<
  Approvals,
  'currentApproval' | 'recordDownload' | 'checkFile' | 'storeFiles' | 'loadFile'
> => ({
  async currentApproval(piece) {
    const [found] = await call('piece_standing', { piece });
    const { revision = 0, approval: id, version, digest, approved_by: by, approved_at: at } = found ?? {};
    const isApproved = id != null && version != null && digest != null && at != null;
    const contact = (found?.contact ?? null) as Record<string, string> | null;
    return { revision, approval: isApproved ? { id, version, digest, by: by ?? null, at, contact } : null };
  },
  recordDownload: (piece, { base, isProof, approval, ...file }) =>
    call('record_download', {
      ...{ piece, base_revision: base, is_proof: isProof, ...file },
      ...(approval === null ? {} : { approval }),
    }),
  async storeFiles(approval, files) {
    // The call below reports refused uploads and files that are already stored.
    for (const { sha256, blob } of files) await storeFile('approved-files', `${approval}/${sha256}`, blob);
    const fileList = files.map(({ format, sha256, bytes }) => ({ format, sha256, bytes }));
    await call('store_approved_files', { approval, files: fileList });
  },
  async loadFile(approval, { sha256 }, purpose) {
    const file = await loadFile('approved-files', `${approval}/${sha256}`, 'file');
    if ((await sha256Of(file)) !== sha256)
      throw new BackendError('refused', "This file isn't the one that was stored for the approval.");
    if (purpose === 'download') await call('record_approved_file', { approval, sha256 });
    return file;
  },
  async checkFile(sha256, claim) {
    const [found] = await call('check_file', {
      sha256,
      ...(claim ? { claimed_piece: claim.piece, claimed_version: claim.version } : {}),
    });
    if (!found) return null;
    const { match, piece, name, designer, version, approval, digest, approved_by, approved_at } = found;
    return {
      match: match === 'exact' ? 'exact' : 'claim',
      piece: { id: piece, name, designer },
      version,
      state: toApprovalState(found.state),
      approval:
        approval === null || digest === null || approved_at === null
          ? null
          : { id: approval, version, digest, by: approved_by, at: approved_at },
      approvedVersion: found.approved_now,
      isStored: found.is_stored,
      downloads: (found.downloads as unknown as DownloadRow[]).map(toDownload),
    } satisfies KnownFile;
  },
});
