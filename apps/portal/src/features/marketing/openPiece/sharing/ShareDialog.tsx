import { Button, Dialog } from '@daybreak/ui';
import { share as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { LinkForColleagues } from './LinkForColleagues.tsx';
import { ReviewLinks } from './ReviewLinks.tsx';
import * as styles from './ShareDialog.css.ts';
import { Shares } from './Shares.tsx';

/** Sets a piece's access for all staff, people by name, and anyone with a review link. */
export const ShareDialog = ({ openPiece, onClose }: { openPiece: OpenPieceContext; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={messages.title}
    description={messages.intro(openPiece.piece.name)}
    footer={
      <Button tone="primary" onClick={onClose}>
        {messages.done}
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
