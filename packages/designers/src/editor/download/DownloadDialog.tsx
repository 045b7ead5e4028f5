import { type ArtboardSide, type ExportRequest, type FilePlan, isPrinted, planLine } from '@daybreak/print';
import type { PreflightFinding } from '@daybreak/print/preflight';
import { Alert, Boundary, Button, Checkbox, Dialog, lazyPart, RadioGroup, useOnline } from '@daybreak/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { isSeries, type SizeGroup } from '../sizes/sets.ts';
import { ApprovalNotice } from './approval/ApprovalNotice.tsx';
import type { FileApproval } from './approval/fileApproval.ts';
import {
  type DownloadChoice,
  goesToPrinter,
  type Preparation,
  preparations,
  type Stock,
  stocks,
} from './choice.ts';
import * as styles from './download.css.ts';
import { Findings, preflightFailed } from './Findings.tsx';
import type { OrderFormHandle } from './ticket/OrderForm.tsx';

const OrderForm = lazyPart(() => import('./ticket/OrderForm.tsx'), 'OrderForm');

type Format = ExportRequest['format'];

export interface DownloadDialogProps {
  onClose: () => void;
  sides: readonly ArtboardSide[];
  /** Sets that can be downloaded at once, each with its number of pieces. */
  sizeGroups: readonly (SizeGroup & { count: number })[];
  /** Also offers the piece ten to a sheet. */
  sheet?: ExportRequest['sheet'];
  first: DownloadChoice;
  /** Checks the piece, once each time the dialog opens. */
  inspect: () => RunPreflight;
  /**
   * Returns the files that will be made of the piece being shown.
   *
   * @throws {ExportError} if this browser can't make them
   */
  plan: (choice: DownloadChoice) => readonly FilePlan[];
  /** Asks whether the piece is approved, each time the dialog opens. `checkPage` is the page that identifies a file. */
  approval?: { ask: () => Promise<FileApproval>; checkPage?: string };
  onDownload: (choice: DownloadChoice) => void;
  /** Makes the print PDF and shows its inks. */
  onSeparations?: (choice: DownloadChoice) => void;
}

/** Returns the findings that matter for a choice. Rejects if the piece can't be checked. */
export type RunPreflight = (choice: DownloadChoice) => Promise<readonly PreflightFinding[]>;

const formats: Record<Format, { label: string; hint: string }> = {
  png: { label: 'PNG', hint: 'Sharp, for screens' },
  jpeg: { label: 'JPEG', hint: 'Smaller, for screens' },
  pdf: { label: 'Print PDF', hint: 'For the printer' },
};

const papers: Record<Stock, { label: string; hint: string }> = {
  coated: { label: 'Coated', hint: 'Gloss or silk. Colors look vivid.' },
  uncoated: { label: 'Uncoated', hint: 'Like office paper. Pictures look softer.' },
};

/** The choice of a download, and the findings of preflight. */
export function DownloadDialog({
  onClose,
  sides,
  sizeGroups,
  sheet,
  first,
  inspect,
  plan,
  approval: approves,
  onDownload,
  onSeparations,
}: DownloadDialogProps) {
  const online = useOnline();
  const ways = preparations.filter((way) => way !== 'ten-up' || sheet);
  const [choice, setChoice] = useState(
    // The last piece may have been printed ten to a sheet, but this one can't be.
    ways.includes(first.prepared) ? first : { ...first, prepared: ways[0] ?? 'marks' },
  );
  const [withTicket, setWithTicket] = useState(false);
  const [order, setOrder] = useState<OrderFormHandle | null>(null);
  const asksForOrder = withTicket && goesToPrinter(choice);
  const [findings, setFindings] = useState<readonly PreflightFinding[]>();
  const size = sides[0]?.size;
  const printed = size && isPrinted(size);
  const preparedAs: Record<Preparation, { label: string; hint: string }> = {
    marks: { label: 'Bleed and crop marks', hint: 'For printers that trim to our marks.' },
    bleed: { label: 'Bleed without marks', hint: 'For online printers that add their own.' },
    trim: { label: 'Trim only', hint: 'For an office printer.' },
    'ten-up': {
      label: size?.unit === 'mm' ? 'Ten on an A4 sheet' : 'Ten on a Letter sheet',
      hint: 'For an office printer, with crop marks.',
    },
    proof: {
      label: 'Proof',
      hint: 'Small, in screen colors. Not for printing.',
    },
  };
  const change = (next: Partial<DownloadChoice>) => setChoice((before) => ({ ...before, ...next }));

  // Check once each time it opens, because nothing changes behind a dialog. The choice selects the findings.
  const look = useRef<RunPreflight>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same piece needs no new check
  useEffect(() => {
    let isCurrent = true;
    look.current ??= inspect();
    setFindings(undefined);
    look.current(choice).then(
      (found) => isCurrent && setFindings(found),
      (error: Error) => {
        // Check again on the next choice, or when the network is back.
        look.current = undefined;
        if (isCurrent) setFindings([preflightFailed(error)]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [choice.format, choice.scale, choice.set, online]);

  const [approval, setApproval] = useState<FileApproval>();
  const ask = approves?.ask;
  useEffect(() => {
    let isCurrent = true;
    void ask?.().then((answer) => isCurrent && setApproval(answer));
    return () => {
      isCurrent = false;
    };
  }, [ask]);

  const planned = plannedLine(plan, choice, sides);
  const all = findings && planned.error ? [planned.error, ...findings] : findings;
  const blocked = all?.some(({ level }) => level === 'error') ?? false;
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
                  ? 'Fill in the order first.'
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
        {sizeGroups.length > 0 ? (
          <RadioGroup
            label="Pieces"
            value={choice.set?.id ?? 'one'}
            onValueChange={(id) => change({ set: sizeGroups.find((set) => set.id === id) })}
            options={[
              { value: 'one', label: 'This size', hint: sides[0]?.label },
              ...sizeGroups.map(({ id, label, count }) => ({
                value: id,
                label,
                hint: `${count} files in one ZIP`,
              })),
            ]}
          />
        ) : null}
        <RadioGroup
          label="Format"
          value={choice.format}
          onValueChange={(format) => change({ format: format as Format })}
          options={(printed ? (['pdf', 'png', 'jpeg'] as const) : (['png', 'jpeg'] as const)).map(
            (format) => ({
              value: format,
              ...formats[format],
            }),
          )}
        />
        {size && !printed ? (
          <RadioGroup
            label="Pixels"
            value={String(choice.scale)}
            onValueChange={(scale) => change({ scale: scale === '2' ? 2 : 1 })}
            options={[
              {
                value: '1',
                label: '1×',
                hint: choice.set ? 'The platforms’ own sizes' : `${size.width} × ${size.height} px`,
              },
              {
                value: '2',
                label: '2×',
                hint: choice.set
                  ? 'For high-resolution screens'
                  : `${2 * size.width} × ${2 * size.height} px`,
              },
            ]}
          />
        ) : null}
        {choice.format === 'pdf' ? (
          <>
            <RadioGroup
              label="Bleed and marks"
              inPairs
              value={choice.prepared}
              onValueChange={(value) => change({ prepared: value as Preparation })}
              options={ways.map((value) => ({ value, ...preparedAs[value] }))}
            />
            {choice.prepared === 'proof' ? null : (
              <>
                <RadioGroup
                  label="Paper"
                  value={choice.stock}
                  onValueChange={(value) => change({ stock: value as Stock })}
                  options={stocks.map((value) => ({ value, ...papers[value] }))}
                />
                <p className={styles.plan}>
                  Ink can’t match every screen color. Bright orange prints duller than it looks in a PNG.
                </p>
              </>
            )}
          </>
        ) : null}
        {onSeparations && choice.format === 'pdf' && choice.prepared !== 'proof' && !choice.set ? (
          <div>
            <Button
              disabledReason={blocked ? 'Fix the errors first.' : undefined}
              onClick={() => onSeparations(choice)}
            >
              Proof of separations
            </Button>
          </div>
        ) : null}
        {goesToPrinter(choice) ? (
          <Checkbox
            label="Add a hand-off ticket"
            hint="Adds your order and a report on the file, all in one ZIP."
            checked={withTicket}
            onCheckedChange={setWithTicket}
          />
        ) : null}
        {asksForOrder ? (
          <Boundary
            fallback={({ again }) => (
              <Alert
                tone="danger"
                title="Couldn't show the order."
                action={<Button onClick={again}>Try again</Button>}
              />
            )}
          >
            <Suspense fallback={null}>
              <OrderForm ref={setOrder} />
            </Suspense>
          </Boundary>
        ) : null}
        <p className={styles.plan}>
          {asksForOrder ? `${planned.line} In one ZIP with its ticket.` : planned.line}
        </p>
        {approves ? (
          <ApprovalNotice approval={approval} choice={choice} checkPage={approves.checkPage} />
        ) : null}
        <Findings findings={all} />
      </div>
    </Dialog>
  );
}

/** Describes in one line what will be made, or why this browser can't make it. */
function plannedLine(
  plan: DownloadDialogProps['plan'],
  choice: DownloadChoice,
  sides: readonly ArtboardSide[],
): { line: string; error?: PreflightFinding } {
  if (choice.set)
    return {
      line: "We check each piece as we make it. If a piece can't be made, it's left out, and manifest.json says why.",
    };
  try {
    return { line: planLine(plan(choice), isSeries(sides)) };
  } catch (error) {
    return { line: '', error: { level: 'error', says: (error as Error).message } };
  }
}
