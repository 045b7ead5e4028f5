import {
  brandMovedOn,
  catalogue,
  ExportError,
  type KeptPiece,
  localDrafts,
  openPiece,
  readPiece,
  replacesWork,
  wizardEntry,
} from '@daybreak/designers';
import { toast } from '@daybreak/ui';
import { PartError } from '@daybreak/ui/load';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { marketing } from './messages.ts';

const { open: words } = marketing;
const drafts = localDrafts();

const entryOf = ({ designer }: KeptPiece) => [...catalogue, wizardEntry].find(({ id }) => id === designer);

/** What the person should know of a piece that was opened. */
const remarksOn = (piece: KeptPiece) =>
  [brandMovedOn(piece) ? words.moved : '', entryOf(piece)?.asksForDetails ? words.details : words.own]
    .filter(Boolean)
    .join(' ');

/** Opens the piece that a downloaded file carries in its designer. A draft that it would replace is asked about first. */
export function useOpenPiece() {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<KeptPiece>();

  const show = (piece: KeptPiece) => {
    try {
      openPiece(piece, drafts);
    } catch {
      toast({ title: words.nothingTitle, description: words.notKept, tone: 'danger' });
      return;
    }
    navigate(`/marketing-materials?type=${piece.designer}`);
    toast({
      title: words.opened,
      description: remarksOn(piece),
      tone: 'info',
    });
  };

  const open = async (file: File) => {
    let piece: KeptPiece | undefined;
    let reason = words.nothing(file.name);
    try {
      piece = await readPiece(file);
    } catch (error) {
      if (error instanceof PartError) {
        toast({ title: words.notReadTitle, description: words.notRead, tone: 'danger' });
        return;
      }
      if (error instanceof ExportError) reason = error.message;
      else console.error('A dropped file could not be read.', error);
    }
    if (!piece || !entryOf(piece)) toast({ title: words.nothingTitle, description: reason, tone: 'danger' });
    else if (replacesWork(piece, drafts)) setWaiting(piece);
    else show(piece);
  };

  return {
    open: (file: File) => void open(file),
    /** The designer whose draft would be replaced, while that is asked. */
    replacing: waiting && entryOf(waiting)?.title,
    confirm: () => {
      setWaiting(undefined);
      if (waiting) show(waiting);
    },
    keep: () => setWaiting(undefined),
  };
}
