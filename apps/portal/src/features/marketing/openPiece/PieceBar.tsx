import type { DraftRules, OpenDraft, UploadedImage, UserDetails } from '@daybreak/designers';
import type { LibraryControl } from '@daybreak/designers/library';
import { Boundary, Button, lazyPart } from '@daybreak/ui';
import { Save } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { Backend } from '../../../backend/interfaces/Backend.ts';
import { bar as messages, naming } from './messages.ts';
import { onAskedToKeep } from './naming/askToKeep.ts';
import { KeepDialog } from './naming/KeepDialog.tsx';
import { OpenPieceBar } from './OpenPieceBar.tsx';
import * as styles from './PieceBar.css.ts';
import { SaveProblem, SaveStatus } from './SaveStatus.tsx';
import { usePeople } from './sharing/usePeople.ts';
import { useDraftRules } from './templates/useDraftRules.ts';
import { useReportPiece } from './useReportPiece.ts';
import { type OnOpenDraft, useSaveNow } from './useSaveNow.ts';
import { useSaveStatus } from './useSaveStatus.ts';

/** Downloaded once the piece is open. */
const ApprovalBar = lazyPart(() => import('./approval/ApprovalBar.tsx'), 'ApprovalBar');

export interface PieceBarProps {
  open: OpenDraft;
  control: LibraryControl;
  library: Backend['library'];
  /** The signed-in user's account. */
  me: string;
  mayPublish: boolean;
  user: UserDetails;
  images: readonly UploadedImage[];
  /** Gives the designer a template's rules for the open draft. */
  onRules: (key: string, rules: DraftRules | undefined) => void;
  /** Receives the piece behind the open draft; undefined if there is none. */
  onShown: (designer: string, piece: string | undefined) => void;
  /** Receives the open draft's key while it's a piece, which only uses pictures that it names. */
  onPiece: (key: string | undefined) => void;
  onOpenDraft: OnOpenDraft;
  /** Receives the approved contact line while the piece is unchanged since its approval; undefined otherwise. */
  onContact: (contact: UserDetails | undefined) => void;
  openAddress: (address: string) => void;
}

/** The open draft's save status, and actions on its piece. */
export function PieceBar({
  open,
  control,
  onRules,
  onShown,
  onPiece,
  onOpenDraft,
  onContact,
  ...rest
}: PieceBarProps) {
  const { mayPublish, openAddress, ...parts } = rest;
  const { state, piece } = useSaveStatus(control, open.key);
  const [keepMode, setKeepMode] = useState<'first' | 'copy'>();
  const people = usePeople();
  const saveNow = useSaveNow(open, control, onOpenDraft);
  useDraftRules(parts.library, open.key, piece, onRules);
  const isSaved = piece !== undefined && piece.revision > 0;
  useReportPiece(open, piece, isSaved, { onShown, onPiece });
  const [designer, id] = [open.designer, piece?.id];
  const keepDraft = () => setKeepMode('first');
  useEffect(() => (id ? undefined : onAskedToKeep(designer, () => setKeepMode('first'))), [designer, id]);
  const openPiece = piece && { ...parts, key: open.key, piece, control, people, saveNow };
  return (
    <div className={styles.bar}>
      {openPiece ? (
        <>
          <OpenPieceBar
            key={openPiece.piece.id}
            openPiece={openPiece}
            open={open}
            mayPublish={mayPublish}
            openAddress={openAddress}
          />
          {isSaved ? (
            <Boundary fallback={() => null}>
              <Suspense fallback={null}>
                <ApprovalBar
                  key={openPiece.piece.id}
                  openPiece={openPiece}
                  open={open}
                  isSaved={state.is === 'saved'}
                  onContact={onContact}
                />
              </Suspense>
            </Boundary>
          ) : null}
        </>
      ) : (
        <Button size="small" icon={<Save size={16} />} onClick={keepDraft}>
          {messages.keep}
        </Button>
      )}
      <SaveStatus state={state} />
      {state.is === 'notSaved' ? (
        <SaveProblem
          reason={state.why}
          onAgain={() => control.retry(open.key)}
          onCopy={() => setKeepMode('copy')}
        />
      ) : null}
      {keepMode ? (
        <KeepDialog
          name={keepMode === 'copy' ? naming.copyOf(open.name) : open.name}
          library={parts.library}
          onKeep={({ name, folder }) => {
            open.keep();
            // A draft that can't be saved to its piece becomes the user's own piece. The other one stays unchanged.
            if (keepMode === 'copy') control.unlink(open.key);
            control.keep(open.key, name, folder || undefined);
            open.rename(name);
          }}
          onClose={() => setKeepMode(undefined)}
        />
      ) : null}
    </div>
  );
}
