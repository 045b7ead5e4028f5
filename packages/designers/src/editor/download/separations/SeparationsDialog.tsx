import { type ExportedFile, toolsMissing } from '@daybreak/print';
import type { Proof } from '@daybreak/print/proof';
import { Alert, Button, Dialog, Row, Spinner } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { useEffect, useState } from 'react';
import type { DownloadChoice } from '../choice.ts';
import { SeparatedPage } from './SeparatedPage.tsx';

const waiting = 'Creating the file and reading its plates...';

interface SeparationsDialogProps {
  choice: DownloadChoice;
  make: (choice: DownloadChoice, signal: AbortSignal) => Promise<ExportedFile[]>;
  /** Saves the file that was proofed. */
  onSave: (files: ExportedFile[]) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Makes the print PDF and shows its inks. The download is the same file that was inspected. */
export function SeparationsDialog({ choice, make, onSave, onBack, onClose }: SeparationsDialogProps) {
  const [made, setMade] = useState<{ files: ExportedFile[]; proof: Proof }>();
  const [failure, setFailure] = useState<Error>();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const files = await make(choice, signal);
      const [file] = files;
      if (!file || signal.aborted) return;
      const { proofPdf } = await loadPart(() => import('@daybreak/print/proof')).catch(toolsMissing);
      const proof = await proofPdf(file.blob);
      if (!signal.aborted) setMade({ files, proof });
    };
    run().catch((error: Error) => {
      if (!signal.aborted) setFailure(error);
    });
    return () => controller.abort();
  }, [choice, make]);

  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      title="Separations proof"
      description="These are the printing plates in this file. This isn't a color proof, because a screen can't show how ink looks on paper."
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          {made ? (
            <Button
              tone="primary"
              onClick={() => {
                onSave(made.files);
                onClose();
              }}
            >
              Download this file
            </Button>
          ) : null}
        </>
      }
    >
      {failure ? (
        <Alert tone="danger" title="Couldn't proof this file">
          {failure.message}
        </Alert>
      ) : null}
      {made ? <SeparatedPage {...made.proof} /> : null}
      {made || failure ? null : (
        <Row gap="3">
          <Spinner label={waiting} />
          <span aria-hidden="true">{waiting}</span>
        </Row>
      )}
    </Dialog>
  );
}
