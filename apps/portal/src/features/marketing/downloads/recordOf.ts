import { ExportError, type FileApproval, type MadeFile } from '@daybreak/designers';
import { BackendError } from '../../../backend/errors.ts';
import type { Approvals } from '../../../backend/interfaces/Approvals.ts';

/** Records the files of a piece at a revision. An approved file that the server refuses isn't handed out. */
export const recordOf =
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
