import { type ReadyPiece, useFilesIn } from '@daybreak/designers';
import { Button, Dialog, type Elements } from '@daybreak/ui';
import { FolderOpen } from 'lucide-react';
import { FileButton } from '../../shared/forms/FileButton.tsx';
import { marketing } from './messages.ts';
import * as styles from './PieceFileDrop.css.ts';
import { useOpenPieceFile } from './useOpenPieceFile.ts';

const { open: messages } = marketing;

interface PieceFileDropProps {
  className: string;
  /** Renders the page with a button that opens a file, and a function that opens a sample. */
  children: (button: Elements, begin: (piece: ReadyPiece) => void) => Elements;
}

/** A page that accepts dropped piece files and opens the piece in its designer. */
export function PieceFileDrop({ className, children }: PieceFileDropProps) {
  const { open, begin, replacing, confirm, keep } = useOpenPieceFile();
  const { over, handlers } = useFilesIn(([file]) => file && open(file));

  return (
    <div className={`${styles.zone} ${className}`} {...handlers}>
      {children(
        <FileButton
          icon={<FolderOpen size={16} />}
          accept="image/png,application/pdf"
          inputLabel={messages.button}
          onFile={open}
        >
          {messages.button}
        </FileButton>,
        begin,
      )}
      {over ? <div className={styles.invitation}>{messages.drop}</div> : null}
      <Dialog
        open={replacing}
        onOpenChange={keep}
        size="small"
        title={messages.replaceTitle}
        description={messages.replace}
        footer={
          <>
            <Button onClick={keep}>{messages.keep}</Button>
            <Button tone="danger" onClick={confirm}>
              {messages.confirm}
            </Button>
          </>
        }
      />
    </div>
  );
}
