import type { ExportRequest, FilePlan } from '@daybreak/print';
import { Button, Dialog, Sentence } from '@daybreak/ui';
import { useState } from 'react';
import { useLoaded } from '../rendering/useLoaded.ts';
import { ApprovalNotice } from './approval/ApprovalNotice.tsx';
import type { FileApproval } from './approval/fileApproval.ts';
import { type DownloadChoice, goesToPrinter, preparations } from './choice.ts';
import { FormatChoice, type FormatChoiceProps } from './dialog/FormatChoice.tsx';
import { OrderPart } from './dialog/OrderPart.tsx';
import { PrintChoice } from './dialog/PrintChoice.tsx';
import { plannedLine } from './dialog/plannedLine.ts';
import { type RunPreflight, usePreflight } from './dialog/usePreflight.ts';
import * as styles from './download.css.ts';
import { Findings } from './Findings.tsx';
import type { OrderFormHandle } from './ticket/OrderForm.tsx';

export interface DownloadDialogProps extends Pick<FormatChoiceProps, 'sides' | 'sizeGroups'> {
  onClose: () => void;
  /** Also offers the piece ten to a sheet. */
  sheet?: ExportRequest['sheet'];
  initial: DownloadChoice;
  /** Checks the piece, once each time the dialog opens. */
  inspect: () => RunPreflight;
  /**
   * Returns the files that will be made of the piece being shown.
   *
   * @throws {ExportError} if this browser can't make them
   */
  plan: (choice: DownloadChoice) => readonly FilePlan[];
  /** Asks whether the piece is approved, each time the dialog opens. `checkPage` is the page that identifies a file. */
  approvalCheck?: { ask: () => Promise<FileApproval>; checkPage?: string };
  onDownload: (choice: DownloadChoice) => void;
  /** Makes the print PDF and shows its inks. */
  onSeparations?: (choice: DownloadChoice) => void;
}

/** The choice of a download, and the findings of preflight. */
export function DownloadDialog({
  onClose,
  sides,
  sizeGroups,
  sheet,
  initial,
  inspect,
  plan,
  approvalCheck,
  onDownload,
  onSeparations,
}: DownloadDialogProps) {
  const ways = preparations.filter((way) => way !== 'ten-up' || sheet);
  const [choice, setChoice] = useState(
    // The last piece may have been printed ten to a sheet, but this one can't be.
    ways.includes(initial.prepared) ? initial : { ...initial, prepared: ways[0] ?? 'marks' },
  );
  const [withTicket, setWithTicket] = useState(false);
  const [order, setOrder] = useState<OrderFormHandle | null>(null);
  const asksForOrder = withTicket && goesToPrinter(choice);
  const change = (next: Partial<DownloadChoice>) => setChoice((current) => ({ ...current, ...next }));

  const findings = usePreflight(inspect, choice);
  const { value: approval } = useLoaded(approvalCheck?.ask, "Couldn't check whether a piece is approved.");
  const planned = plannedLine(plan, choice, sides);
  const allFindings = findings && planned.error ? [planned.error, ...findings] : findings;
  const blocked = allFindings?.some(({ level }) => level === 'error') ?? false;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Download"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={
              blocked && !choice.set
                ? 'Fix the errors first.'
                : asksForOrder && !order
                  ? 'Fill out the order first.'
                  : undefined
            }
            onClick={() => {
              if (!asksForOrder) return onDownload(choice);
              const handOff = order?.submit();
              if (handOff) onDownload({ ...choice, order: handOff });
            }}
          >
            Download
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <FormatChoice {...{ choice, change, sides, sizeGroups }} />
        {choice.format === 'pdf' ? (
          <PrintChoice {...{ choice, change, ways }} isMetric={sides[0]?.size.unit === 'mm'} />
        ) : null}
        {onSeparations && choice.format === 'pdf' && choice.prepared !== 'proof' && !choice.set ? (
          <div>
            <Button
              disabledReason={blocked ? 'Fix the errors first.' : undefined}
              onClick={() => onSeparations(choice)}
            >
              Separations proof
            </Button>
          </div>
        ) : null}
        <OrderPart {...{ choice, withTicket }} onWithTicketChange={setWithTicket} order={setOrder} />
        <p className={styles.plan}>
          <Sentence>{planned.line + (asksForOrder ? ' Includes the ticket, all in one ZIP.' : '')}</Sentence>
        </p>
        {approvalCheck ? (
          <ApprovalNotice approval={approval} choice={choice} checkPage={approvalCheck.checkPage} />
        ) : null}
        <Findings findings={allFindings} />
      </div>
    </Dialog>
  );
}
