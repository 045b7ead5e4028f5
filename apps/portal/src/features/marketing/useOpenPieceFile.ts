import {
  brandMovedOn,
  ExportError,
  everyDesigner,
  type KeptPiece,
  localDrafts,
  openPiece,
  type ReadyPiece,
  readPiece,
  replacesDetails,
} from '@daybreak/designers';
import { toast } from '@daybreak/ui';
import { PartError } from '@daybreak/ui/load';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { designerAddress } from '../../shared/navigation/marketingAddresses.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { addressFromHub } from './designerViews.ts';
import { marketing } from './messages.ts';
import { askToKeep } from './openPiece/naming/askToKeep.ts';

const { open: messages, ready } = marketing;
const drafts = localDrafts();

const catalogueEntry = ({ designer }: Pick<KeptPiece, 'designer'>) =>
  everyDesigner.find(({ id }) => id === designer);

/** Returns remarks about an opened piece. */
const remarksOn = (piece: KeptPiece) =>
  [
    brandMovedOn(piece) ? messages.moved : '',
    catalogueEntry(piece)?.asksForDetails ? messages.details : messages.own,
  ]
    .filter(Boolean)
    .join(' ');

interface Opening {
  piece: Pick<KeptPiece, 'designer' | 'draft'>;
  address: string;
  /** The message once it's open. */
  title: string;
  remarks: string;
}

/**
 * Opens a sample, or a piece from a downloaded file, in its designer. Undo restores the draft. Asks before replacing
 * the user's details.
 */
export function useOpenPieceFile() {
  const navigate = useNavigate();
  const { userId } = usePerson().person.session;
  const [pendingOpening, setPendingOpening] = useState<Opening>();

  const show = ({ piece, address, title, remarks }: Opening) => {
    let isBeside: boolean;
    try {
      ({ beside: isBeside } = openPiece(piece, drafts));
    } catch {
      toast({ title: messages.nothingTitle, description: messages.notKept, tone: 'danger' });
      return;
    }
    navigate(address);
    // A card also uses the user's details, which aren't in any draft.
    const isDraft = !catalogueEntry(piece)?.asksForDetails;
    toast({
      title,
      description: [remarks, isBeside ? messages.beside : isDraft ? messages.undo : '']
        .filter(Boolean)
        .join(' '),
      tone: 'info',
      ...(isDraft && { action: { label: messages.save, onSelect: () => askToKeep(piece.designer) } }),
    });
  };
  const ask = (opening: Opening) => {
    if (replacesDetails(opening.piece)) setPendingOpening(opening);
    else show(opening);
  };

  const open = async (file: File) => {
    let piece: KeptPiece | undefined;
    let reason = messages.nothing(file.name);
    try {
      piece = await readPiece(file);
    } catch (error) {
      if (error instanceof PartError) {
        toast({ title: messages.notReadTitle, description: messages.notRead, tone: 'danger' });
        return;
      }
      if (error instanceof ExportError) reason = error.message;
      else console.error("Couldn't read a dropped file.", error);
    }
    if (!piece || !catalogueEntry(piece))
      toast({ title: messages.nothingTitle, description: reason, tone: 'danger' });
    else
      ask({
        piece,
        address: designerAddress(piece.designer),
        title: messages.opened,
        remarks: remarksOn(piece),
      });
  };

  return {
    open: (file: File) => void open(file),
    begin: ({ designer, draft, title }: ReadyPiece) =>
      ask({
        piece: { designer, draft },
        address: addressFromHub(userId, catalogueEntry({ designer }) ?? { id: designer }),
        title: ready.opened(title),
        remarks: ready.yours,
      }),
    /** Whether to ask before replacing the user's details. */
    replacing: pendingOpening !== undefined,
    confirm: () => {
      setPendingOpening(undefined);
      if (pendingOpening) show(pendingOpening);
    },
    keep: () => setPendingOpening(undefined),
  };
}
