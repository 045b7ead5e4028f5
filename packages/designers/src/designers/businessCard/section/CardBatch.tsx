import { lazyPart } from '@daybreak/ui';
import type { BatchControl } from '../../../editor/batch/batchControl.ts';
import { DownloadedPart } from '../../../editor/workbench/DownloadedPart.tsx';
import type { CardFactsProps } from '../CardDownloads.tsx';
import type { CardControl } from './useCard.ts';

interface CardBatchProps extends Pick<CardFactsProps, 'exporter' | 'notify'> {
  piece: CardControl['batchPiece'];
  batch: BatchControl;
}

const BatchDialog = lazyPart(() => import('../../../editor/batch/BatchDialog.tsx'), 'BatchDialog');

/** The page with the cards of many people. */
export const CardBatch = ({ piece, batch, exporter, notify }: CardBatchProps) => (
  <DownloadedPart failureMessage="Couldn't load bulk creation.">
    <BatchDialog
      piece={piece}
      loadStaff={batch.loadStaff}
      account={batch.account}
      signatureOf={batch.signatureOf}
      cards={batch.cards}
      exporter={exporter}
      notify={notify}
      onClose={batch.onClose}
    />
  </DownloadedPart>
);
