import type { Exporter } from '@daybreak/print';
import { BatchDialog } from '../../editor/batch/BatchDialog.tsx';
import type { BatchControl } from '../../editor/batch/batchControl.ts';
import type { BatchPiece } from '../../editor/batch/batchFiles.ts';
import { anyDesigner, type Notice } from '../../editor/designer.ts';
import { newDraft } from '../../editor/drafts/draft.ts';
import { namedBackground } from './drawName.ts';
import { namedFields } from './namedFields.ts';

/** The batch piece, compressed to fit every platform because each person may use another. */
const piece: BatchPiece = {
  designer: anyDesigner(namedBackground),
  draft: newDraft(namedFields),
  noun: 'meeting backgrounds',
  isPersonal: true,
  titleOptional: true,
  columns: ['background'],
  dialogFields: ['background'],
  pictureFormat: 'jpeg',
  draftText: () => '',
};

interface ManyBackgroundsProps {
  batch: BatchControl;
  exporter: Exporter;
  notify: (notice: Notice) => void;
}

/** Backgrounds with the names of many people. */
export const BackgroundBatch = ({ batch, exporter, notify }: ManyBackgroundsProps) => (
  <BatchDialog
    piece={piece}
    account={batch.account}
    loadStaff={batch.loadStaff}
    exporter={exporter}
    notify={notify}
    onClose={batch.onClose}
  />
);
