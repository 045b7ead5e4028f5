import type { Exporter } from '@daybreak/print';
import { BatchDialog } from '../../editor/batch/BatchDialog.tsx';
import type { BatchPiece } from '../../editor/batch/batchFiles.ts';
import type { Designer, Notice } from '../../editor/designer.ts';
import { newDraft } from '../../editor/drafts/draft.ts';
import type { CardBatch } from '../businessCard/BusinessCardCard.tsx';
import { namedBackground } from './named.ts';
import { namedFields } from './namedFields.ts';

/** The batch piece, compressed to fit every platform because each person may use another. */
const piece: BatchPiece = {
  designer: namedBackground as unknown as Designer,
  draft: newDraft(namedFields),
  noun: 'meeting backgrounds',
  isPersonal: true,
  titleOptional: true,
  columns: ['background'],
  chosenHere: ['background'],
  pictureFormat: 'jpeg',
  kept: () => '',
};

interface ManyBackgroundsProps {
  many: CardBatch;
  exporter: Exporter;
  notify: (notice: Notice) => void;
}

/** Backgrounds with the names of many people. */
export const ManyBackgrounds = ({ many, exporter, notify }: ManyBackgroundsProps) => (
  <BatchDialog
    piece={piece}
    account={many.account}
    loadStaff={many.loadStaff}
    exporter={exporter}
    notify={notify}
    onClose={many.onClose}
  />
);
