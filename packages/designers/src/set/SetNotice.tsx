import { Alert, Button } from '@daybreak/ui';
import { useEffect, useMemo, useState } from 'react';
import { lazily } from '../artwork/lazily.ts';
import type { Brief, DesignerProps, Notice, OpenDraft } from '../workbench/designer.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { factWords, type SetDesigner } from './roles.ts';
import * as styles from './set.css.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import {
  agree,
  type ChangedFacts,
  changedFacts,
  olderMembers,
  type TakenOver,
  takeOver,
} from './takeOver.ts';
import { useOthers } from './useOthers.ts';

export interface SetNoticeProps {
  designer: SetDesigner;
  open: OpenDraft;
  /** The draft as it is once typing rests. */
  rested: AnyDraft;
  store: DraftStore;
  brief: Brief;
  rules: DesignerProps['rules'];
  notify: (notice: Notice) => void;
}

const inWords = lazily(() => new Intl.ListFormat('en-US'));

const namesOf = (changed: ChangedFacts | undefined): string => changed?.names.join(' ') ?? '';

/** Says of a piece that others of its set say something older, and leads to them. Nothing while they agree. */
export function SetNotice({ designer, open, rested, store, brief, rules, notify }: SetNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  const [said, setSaid] = useState(() => namesOf(changedFacts(store, designer, open.key, rested)));
  const { times, failed, again } = useOthers(store, open.key, said);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken over, or came from elsewhere, is read again.
  const changed = useMemo(
    () => changedFacts(store, designer, open.key, rested),
    [store, designer, open, rested, done, times],
  );
  const older = useMemo(
    () => (changed ? olderMembers(store, open.key, changed, rules) : []),
    [store, open, changed, rules],
  );
  const saysNow = namesOf(changed);
  useEffect(() => setSaid(saysNow), [saysNow]);
  const names = inWords().format((changed?.names ?? []).map((name) => factWords[name]));
  if (changed && older.length === 0 && failed)
    return (
      <Alert
        tone="info"
        title={`Whether other pieces of this set say the old ${names} could not be looked up.`}
      >
        <div className={styles.stack}>
          Check your connection.
          <div className={styles.actions}>
            <Button size="small" onClick={again}>
              Try again
            </Button>
          </div>
        </div>
      </Alert>
    );
  if (!changed || older.length === 0) return null;
  const origin = { designer, key: open.key, draft: rested };
  const lookAgain = () => setDone((now) => now + 1);
  const takeAll = (pieces: readonly TakenOver[]) => {
    const refused = takeOver(store, origin, changed, pieces);
    lookAgain();
    return refused;
  };
  const leave = () => {
    try {
      agree(store, origin, changed);
      lookAgain();
    } catch (error) {
      console.warn('A set could not be kept.', error);
      notify({
        title: 'Not kept',
        description: "This browser's storage is full or blocked.",
        tone: 'danger',
      });
    }
  };
  return (
    <>
      <Alert
        tone="info"
        title={`${older.length === 1 ? '1 other piece of this set says' : `${older.length} other pieces of this set say`} the old ${names}.`}
      >
        <div className={styles.stack}>
          {failed ? 'Pieces of it that are not on this computer could not be looked up.' : null}
          <div className={styles.actions}>
            <Button size="small" onClick={() => setOpen(true)}>
              Look at {older.length === 1 ? 'it' : 'them'}
            </Button>
            <Button size="small" tone="quiet" onClick={leave}>
              Leave as {older.length === 1 ? 'it is' : 'they are'}
            </Button>
          </div>
        </div>
      </Alert>
      {isOpen ? (
        <TakeOverDialog
          changed={changed}
          older={older}
          brief={brief}
          notify={notify}
          onTakeOver={takeAll}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
