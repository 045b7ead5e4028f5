import { Button, Dialog, Stack } from '@daybreak/ui';
import { share as messages } from '../messages.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { LinkForColleagues } from './LinkForColleagues.tsx';
import { ReviewLinks } from './ReviewLinks.tsx';
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
    <Stack gap="6">
      <Shares openPiece={openPiece} />
      <LinkForColleagues piece={openPiece.piece} />
      <ReviewLinks openPiece={openPiece} />
    </Stack>
  </Dialog>
);
