import { Button, Dialog } from '@daybreak/ui';
import { share as words } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { LinkForColleagues } from './LinkForColleagues.tsx';
import { ReviewLinks } from './ReviewLinks.tsx';
import * as styles from './ShareDialog.css.ts';
import { Shares } from './Shares.tsx';

interface ShareDialogProps {
  openPiece: OpenPieceContext;
  onClose: () => void;
}

/** Sets a piece's access for all staff, people by name, and anyone with a review link. */
export const ShareDialog = ({ openPiece, onClose }: ShareDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={words.title}
    description={words.intro(openPiece.piece.name)}
    footer={
      <Button tone="primary" onClick={onClose}>
        {words.done}
      </Button>
    }
  >
    <div className={styles.sections}>
      <Shares openPiece={openPiece} />
      <LinkForColleagues piece={openPiece.piece} />
      <ReviewLinks openPiece={openPiece} />
    </div>
  </Dialog>
);
