import type { ArtboardSide, ExportedFile } from '@daybreak/print';
import { Button, type ButtonProps, lazyPart, Progress } from '@daybreak/ui';
import { Download } from 'lucide-react';
import { memo, useState } from 'react';
import { DownloadedPart } from '../workbench/DownloadedPart.tsx';
import { type DownloadChoice, firstChoice } from './choice.ts';
import { DownloadDialog, type DownloadDialogProps } from './DownloadDialog.tsx';
import * as styles from './download.css.ts';
import { loadPrintChoice, savePrintChoice } from './loadPrintChoice.ts';
import type { ExportControl } from './useExport.ts';

const SeparationsDialog = lazyPart(() => import('./separations/SeparationsDialog.tsx'), 'SeparationsDialog');

export interface DownloadBarProps
  extends Pick<ExportControl, 'progress' | 'cancel'>,
    Pick<DownloadDialogProps, 'inspect' | 'plan' | 'approvalCheck' | 'onDownload'> {
  label: string;
  /** `primary` unless the view has another main action. */
  tone?: ButtonProps['tone'];
  sides: readonly ArtboardSide[];
  sizeGroups?: DownloadDialogProps['sizeGroups'];
  sheet?: DownloadDialogProps['sheet'];
  /** Makes the files of a choice to be proofed, and saves the proofed files. */
  separations?: {
    make: (choice: DownloadChoice, signal: AbortSignal) => Promise<ExportedFile[]>;
    save: (files: ExportedFile[]) => void;
  };
}

const noSets: DownloadDialogProps['sizeGroups'] = [];

/**
 * The download button, or the progress of a running download. Remembers the last choice, and the preparation of print
 * PDFs across pieces and visits. Memoized, so keystrokes don't redraw it.
 */
export const DownloadBar = memo(function DownloadBar({
  label,
  tone = 'primary',
  sides,
  sizeGroups = noSets,
  sheet,
  separations,
  progress,
  cancel,
  inspect,
  plan,
  approvalCheck,
  onDownload,
}: DownloadBarProps) {
  const [open, setOpen] = useState(false);
  const [proofed, setProofed] = useState<DownloadChoice>();
  const [last, setLast] = useState<DownloadChoice>();
  const first = firstChoice(sides);
  const usable = last && (last.format !== 'pdf' || first.format === 'pdf');
  return (
    <>
      {/* One button before and during the download, so it keeps the focus. */}
      <div className={progress ? styles.running : styles.waiting}>
        {progress ? <Progress label={progress.label} value={progress.percent} /> : null}
        <Button
          key="button"
          {...(progress ? { size: 'small' } : { tone, icon: <Download size={16} aria-hidden="true" /> })}
          onClick={progress ? cancel : () => setOpen(true)}
        >
          {progress ? 'Cancel' : label}
        </Button>
      </div>
      {open ? (
        <DownloadDialog
          onClose={() => setOpen(false)}
          sides={sides}
          sizeGroups={sizeGroups}
          sheet={sheet}
          initial={{
            ...(usable ? { ...last, set: undefined, order: undefined } : first),
            ...loadPrintChoice(),
          }}
          inspect={inspect}
          plan={plan}
          approvalCheck={approvalCheck}
          onDownload={(choice) => {
            setOpen(false);
            setLast(choice);
            savePrintChoice(choice);
            onDownload(choice);
          }}
          onSeparations={
            separations &&
            ((choice) => {
              setOpen(false);
              setLast(choice);
              savePrintChoice(choice);
              setProofed(choice);
            })
          }
        />
      ) : null}
      {separations && proofed ? (
        <DownloadedPart failureMessage="Couldn't load the proof." quiet>
          <SeparationsDialog
            choice={proofed}
            make={separations.make}
            onSave={separations.save}
            onClose={() => setProofed(undefined)}
            onBack={() => {
              setProofed(undefined);
              setOpen(true);
            }}
          />
        </DownloadedPart>
      ) : null}
    </>
  );
});
