import type { DraftRules, OpenDraft, UploadedImage, UserDetails } from '@daybreak/designers';
import type { LibraryControl } from '@daybreak/designers/library';
import { Button } from '@daybreak/ui';
import { Save } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { Backend } from '../../backend/Backend.ts';
import { onAskedToKeep } from './askToKeep.ts';
import { KeepDialog } from './KeepDialog.tsx';
import { KeptState, Trouble } from './KeptState.tsx';
import { naming, bar as words } from './messages.ts';
import { OpenPieceBar } from './OpenPieceBar.tsx';
import * as styles from './PieceBar.css.ts';
import { useKept } from './useKept.ts';
import { usePeople } from './usePeople.ts';
import { useRules } from './useRules.ts';

export interface PieceBarProps {
  open: OpenDraft;
  control: LibraryControl;
  library: Backend['library'];
  /** Account of who is signed in. */
  me: string;
  mayPublish: boolean;
  user: UserDetails;
  images: readonly UploadedImage[];
  /** Gives the designer what a template says of the open draft. */
  onRules: (key: string, rules: DraftRules | undefined) => void;
  /** Hears which piece stands behind the open draft; undefined where none does. */
  onShown: (designer: string, piece: string | undefined) => void;
  /** Hears the key of the open draft while the library has a piece of it: that names its pictures, and uploads fill it no longer. */
  onPiece: (key: string | undefined) => void;
  /** Goes to an address of the portal. */
  go: (address: string) => void;
}

/** What stands beside the open draft: how it is kept, and what can be done with its piece. */
export function PieceBar({
  open,
  control,
  onRules,
  onShown,
  onPiece,
  mayPublish,
  go,
  ...rest
}: PieceBarProps) {
  const { state, piece } = useKept(control, open.key);
  const [keeping, setKeeping] = useState<'first' | 'copy'>();
  const people = usePeople();
  const settle = useCallback(async () => {
    open.keep();
    await control.flush();
  }, [open, control]);
  useRules(rest.library, open.key, piece, onRules);
  const { designer } = open;
  const id = piece?.id;
  useEffect(() => onShown(designer, id), [onShown, designer, id]);
  const made = piece !== undefined && piece.revision > 0;
  useEffect(() => onPiece(made ? open.key : undefined), [onPiece, made, open.key]);
  useEffect(() => (id ? undefined : onAskedToKeep(designer, () => setKeeping('first'))), [designer, id]);
  const trouble =
    state.is === 'notSaved' ? (
      <Trouble why={state.why} onAgain={() => control.retry(open.key)} onCopy={() => setKeeping('copy')} />
    ) : null;

  return (
    <div className={styles.bar}>
      {piece ? (
        <OpenPieceBar
          key={piece.id}
          desk={{ ...rest, key: open.key, piece, control, people, settle }}
          open={open}
          mayPublish={mayPublish}
          go={go}
        />
      ) : (
        <Button size="small" icon={<Save size={16} aria-hidden="true" />} onClick={() => setKeeping('first')}>
          {words.keep}
        </Button>
      )}
      <KeptState state={state} />
      {trouble}
      {keeping ? (
        <KeepDialog
          name={keeping === 'copy' ? naming.copyOf(open.name) : open.name}
          library={rest.library}
          onKeep={({ name, folder }) => {
            open.keep();
            // What cannot be saved where it was becomes a piece of one's own, and the other stays as it is.
            if (keeping === 'copy') control.unlink(open.key);
            control.keep(open.key, name, folder || undefined);
            open.rename(name);
          }}
          onClose={() => setKeeping(undefined)}
        />
      ) : null}
    </div>
  );
}
