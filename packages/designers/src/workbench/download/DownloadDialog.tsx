import { Button, Checkbox, Dialog, RadioGroup } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import type { PreflightFinding } from '../../export/preflight/rules.ts';
import type { ArtboardSide, ExportRequest } from '../../export/types.ts';
import type { PieceSet } from '../sets.ts';
import type { DownloadChoice } from './choice.ts';
import * as styles from './download.css.ts';
import { Findings } from './Findings.tsx';

type Format = ExportRequest['format'];

export interface DownloadDialogProps {
  onClose: () => void;
  sides: readonly ArtboardSide[];
  /** More pieces that can be made at once, each with how many they are. */
  sets: readonly (PieceSet & { count: number })[];
  /** Offers the piece ten times on a sheet as well. */
  sheet?: DownloadChoice['sheet'];
  first: DownloadChoice;
  /** Looks at the piece. @throws {ExportError} when it cannot be looked at. */
  inspect: () => Promise<readonly PreflightFinding[]>;
  onDownload: (choice: DownloadChoice) => void;
}

const formats: Record<Format, { label: string; hint: string }> = {
  png: { label: 'PNG', hint: 'Sharp, for screens' },
  jpeg: { label: 'JPEG', hint: 'Smaller, for screens' },
  pdf: { label: 'Print PDF', hint: 'For the printer' },
};

/** What to download, and what a look at the piece found. */
export function DownloadDialog({
  onClose,
  sides,
  sets,
  sheet,
  first,
  inspect,
  onDownload,
}: DownloadDialogProps) {
  const [choice, setChoice] = useState(first);
  const [findings, setFindings] = useState<readonly PreflightFinding[]>();
  const size = sides[0]?.size;
  const printed = size?.unit === 'in';
  const change = (next: Partial<DownloadChoice>) => setChoice((before) => ({ ...before, ...next }));

  // Once for each opening: nothing changes behind a dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function of the same piece is no new look
  useEffect(() => {
    let cared = true;
    inspect().then(
      (found) => cared && setFindings(found),
      (error: Error) =>
        cared &&
        setFindings([{ level: 'warning', says: `The piece could not be checked. ${error.message}` }]),
    );
    return () => {
      cared = false;
    };
  }, []);

  const blocked = findings?.some(({ level }) => level === 'error') ?? false;
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
            disabledReason={blocked && !choice.set ? 'Fix the errors first.' : undefined}
            onClick={() => onDownload(choice)}
          >
            Download
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        {sets.length > 0 ? (
          <RadioGroup
            label="Pieces"
            value={choice.set?.id ?? 'one'}
            onValueChange={(id) => change({ set: sets.find((set) => set.id === id) })}
            options={[
              { value: 'one', label: 'This size', hint: sides[0]?.label },
              ...sets.map(({ id, label, count }) => ({
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
                hint: choice.set ? 'As platforms ask' : `${size.width} × ${size.height} px`,
              },
              {
                value: '2',
                label: '2×',
                hint: choice.set ? 'For sharp screens' : `${2 * size.width} × ${2 * size.height} px`,
              },
            ]}
          />
        ) : null}
        {choice.format === 'pdf' ? (
          <>
            {sheet ? (
              <Checkbox
                label="Ten on a Letter sheet"
                hint="For an office printer, with marks to cut by."
                checked={choice.sheet !== undefined}
                onCheckedChange={(ten) => change({ sheet: ten ? sheet : undefined })}
              />
            ) : null}
            <Checkbox
              label="Bleed and crop marks"
              hint="What printers ask for. Without them, the pages are cut to size."
              checked={choice.marks && !choice.proof && !choice.sheet}
              disabled={choice.proof || choice.sheet !== undefined}
              onCheckedChange={(marks) => change({ marks })}
            />
            <Checkbox
              label="Proof"
              hint="In screen colors and small enough to email. For looking at, not for printing."
              checked={choice.proof}
              onCheckedChange={(proof) => change({ proof })}
            />
          </>
        ) : null}
        <Findings findings={findings} />
      </div>
    </Dialog>
  );
}
