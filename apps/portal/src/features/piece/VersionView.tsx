import type { PieceLook } from '@daybreak/designers/library';
import { Alert, Button, Dialog, Heading, TextField, toast } from '@daybreak/ui';
import { ArrowLeft, Columns2, RotateCcw, Tag } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { PieceVersion } from '../../backend/Library.ts';
import { momentInWords } from '../applicationReview/dates.ts';
import { DrawnPiece, Sides } from './DrawnPiece.tsx';
import type { PieceDesk } from './desk.ts';
import { naming, versions as words } from './messages.ts';
import { Reading } from './Reading.tsx';
import { SaidWords } from './SaidWords.tsx';
import { useDoing } from './useDoing.ts';
import { useLoaded } from './useLoaded.ts';
import * as styles from './VersionsDialog.css.ts';

interface VersionViewProps {
  desk: PieceDesk;
  /** Null: the piece cannot be drawn here. */
  look: PieceLook | null;
  entry: PieceVersion;
  latest: boolean;
  behind: true | undefined;
  /** Undefined: there is nothing to compare it with. */
  onCompare: (() => void) | undefined;
  onNamed: (name: string) => void;
  onBack: () => void;
  onRestored: () => void;
}

/** One version, as large as the window allows, and what can be done with it. */
export function VersionView({
  desk,
  look,
  entry,
  latest,
  behind,
  onCompare,
  onNamed,
  onBack,
  onRestored,
}: VersionViewProps) {
  const { library, piece, people, control, settle } = desk;
  const { version } = entry;
  const load = useCallback(() => library.openVersion(piece.id, version), [library, piece.id, version]);
  const loaded = useLoaded(load);
  const { state } = loaded;
  const [side, setSide] = useState<string>();
  const [isNaming, setNaming] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const mayEdit = piece.rights !== 'view';
  const title = entry.name || words.number(version);

  return (
    <section className={styles.view} aria-label={title} data-behind={behind}>
      <div className={styles.head}>
        <div className={styles.headWords}>
          <div className={styles.back}>
            <Button
              size="small"
              tone="quiet"
              icon={<ArrowLeft size={16} aria-hidden="true" />}
              onClick={onBack}
            >
              {words.back}
            </Button>
          </div>
          <Heading level={3} size="md" className={styles.title} dir="auto">
            {title}
          </Heading>
          <p className={styles.caption}>
            {words.by(people.nameOf(entry.savedBy), momentInWords(entry.savedAt))}
          </p>
        </div>
        <div className={styles.actions}>
          {onCompare ? (
            <Button size="small" icon={<Columns2 size={16} aria-hidden="true" />} onClick={onCompare}>
              {words.compare}
            </Button>
          ) : null}
          {mayEdit ? (
            <Button
              size="small"
              icon={<Tag size={16} aria-hidden="true" />}
              aria-expanded={isNaming}
              onClick={() => setNaming(!isNaming)}
            >
              {entry.name ? words.rename : words.name}
            </Button>
          ) : null}
          {mayEdit && !latest ? (
            <Button
              size="small"
              tone="primary"
              icon={<RotateCcw size={16} aria-hidden="true" />}
              onClick={() => setRestoring(true)}
            >
              {words.restore}
            </Button>
          ) : null}
        </div>
        {isNaming ? (
          <NameForm
            first={entry.name ?? ''}
            save={(name) => library.nameVersion(piece.id, version, name)}
            onSaved={(name) => {
              onNamed(name);
              setNaming(false);
            }}
          />
        ) : null}
      </div>
      <Reading of={loaded} label={words.loading} />
      {state.status === 'ready' && look ? (
        <>
          <DrawnPiece
            desk={desk}
            look={look}
            shown={state.value}
            side={side}
            label={words.picture(title)}
            className={styles.picture}
          />
          <Sides sides={look.sides(state.value.draft)} value={side} label={words.sides} onChange={setSide} />
        </>
      ) : null}
      {state.status === 'ready' && !look ? <SaidWords draft={state.value.draft} /> : null}
      {restoring ? (
        <RestoreDialog
          version={version}
          restore={async () => {
            await settle();
            return library.restoreVersion(piece.id, version, crypto.randomUUID());
          }}
          onClose={() => setRestoring(false)}
          onRestored={(saved) => {
            control.take(desk.key, saved);
            toast({
              title: words.restored(version, saved.version),
              description: words.undoHint,
              tone: 'success',
            });
            onRestored();
          }}
        />
      ) : null}
    </section>
  );
}

interface NameFormProps {
  first: string;
  save: (name: string) => Promise<unknown>;
  onSaved: (name: string) => void;
}

function NameForm({ first, save, onSaved }: NameFormProps) {
  const [name, setName] = useState(first);
  const { busy, failed, run } = useDoing();
  const [empty, setEmpty] = useState(false);
  return (
    <form
      className={styles.nameForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const plain = name.trim();
        setEmpty(!plain);
        if (plain)
          run(
            () => save(plain),
            () => onSaved(plain),
          );
      }}
    >
      <div className={styles.nameField}>
        <TextField
          autoFocus
          label={naming.name}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={name}
          error={empty ? naming.empty : failed}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" busy={busy}>
        {words.saveName}
      </Button>
    </form>
  );
}

type Restored = Awaited<ReturnType<PieceDesk['library']['restoreVersion']>>;

interface RestoreDialogProps {
  version: number;
  restore: () => Promise<Restored>;
  onRestored: (saved: Restored) => void;
  onClose: () => void;
}

function RestoreDialog({ version, restore, onRestored, onClose }: RestoreDialogProps) {
  const { busy, failed, run } = useDoing();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={words.restoreTitle(version)}
      description={words.restoreText}
      footer={
        <>
          <Button onClick={onClose}>{naming.cancel}</Button>
          <Button
            tone="primary"
            busy={busy}
            busyLabel={words.restoring}
            onClick={() => run(restore, onRestored)}
          >
            {words.restore}
          </Button>
        </>
      }
    >
      {failed ? <Alert tone="danger" title={failed} /> : null}
    </Dialog>
  );
}
