import type { ArtboardSide } from '@daybreak/print';
import { Dialog } from '@daybreak/ui';
import type { ReactNode } from 'react';
import * as styles from '../editor.css.ts';
import { useSpace } from '../rendering/useSpace.ts';
import { Artboard } from './Artboard.tsx';

export interface EnlargeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side: ArtboardSide;
  children: ReactNode;
}

/** Shows the artboard as large as the window allows. */
export function EnlargeDialog({ open, onOpenChange, title, side, children }: EnlargeDialogProps) {
  const { space, measure } = useSpace();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={side.label} size="full">
      <div ref={measure} className={styles.enlarged} style={{ blockSize: '100%' }}>
        {space ? (
          <Artboard side={side} within={space}>
            {children}
          </Artboard>
        ) : null}
      </div>
    </Dialog>
  );
}
