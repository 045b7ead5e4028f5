import { ExportError, type FileApproval, type MadeFile } from '@daybreak/designers';
import { BackendError } from '../../../backend/errors.ts';
import type { Approvals } from '../../../backend/interfaces/Approvals.ts';

/** Returns a function that records a piece's files at a revision. It rejects files that the server refuses. */
export const downloadRecorder =
  (approvals: Pick<Approvals, 'recordDownload'>, piece: string, base: number): FileApproval['record'] =>
  async ({ format, sha256, bytes, isProof, approval }: MadeFile) => {
    try {
      await approvals.recordDownload(piece, { format, sha256, bytes, isProof, approval, base });
    } catch (error) {
      if (error instanceof BackendError && error.kind === 'refused')
        throw new ExportError(error.message, { cause: error });
      throw error;
    }
  };
