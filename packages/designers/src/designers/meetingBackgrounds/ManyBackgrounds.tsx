import type { Exporter } from '@daybreak/print';
import { RowsDialog } from '../../editor/batch/RowsDialog.tsx';
import type { RowsPiece } from '../../editor/batch/rowFiles.ts';
import type { Designer, Notice } from '../../editor/designer.ts';
import { newDraft } from '../../editor/drafts/draft.ts';
import type { CardRows } from '../businessCard/BusinessCardCard.tsx';
import { namedBackground } from './named.ts';
import { namedFields } from './namedFields.ts';

/** Compressed to fit every platform: there's no telling which one each person uses. */
const piece: RowsPiece = {
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
  many: CardRows;
  exporter: Exporter;
  notify: (notice: Notice) => void;
}

/** Backgrounds with the names of many people. */
export const ManyBackgrounds = ({ many, exporter, notify }: ManyBackgroundsProps) => (
  <RowsDialog
    piece={piece}
    account={many.account}
    loadStaff={many.loadStaff}
    exporter={exporter}
    notify={notify}
    onClose={many.onClose}
  />
);
