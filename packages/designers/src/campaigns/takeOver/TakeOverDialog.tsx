import { Button, Dialog } from '@daybreak/ui';
import { useMemo, useState } from 'react';
import { factWords } from '../../campaigns/facts/factWords.ts';
import { listText } from '../../editor/artwork/text/listText.ts';
import type { Notice, PieceData } from '../../editor/designer.ts';
import * as styles from '../campaign.css.ts';
import { useMakers } from '../making/useMakers.ts';
import { WithMakers } from '../making/WithMakers.tsx';
import { MemberChange } from './MemberChange.tsx';
import type { MemberUpdate } from './memberUpdate.ts';
import type { ChangedFacts } from './takeOver.ts';

export interface TakeOverDialogProps {
  changed: ChangedFacts;
  outdated: readonly MemberUpdate[];
  data: PieceData;
  notify: (notice: Notice) => void;
  /** Changes these pieces, and returns the names of the ones that couldn't be saved. */
  onTakeOver: (pieces: readonly MemberUpdate[]) => readonly string[];
  onClose: () => void;
}

const countPieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** Shows the campaign's other pieces before and after they get the new facts of one. Each can be deselected. */
export function TakeOverDialog({
  changed,
  outdated,
  data,
  notify,
  onTakeOver,
  onClose,
}: TakeOverDialogProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const designers = useMemo(() => [...new Set(outdated.map(({ member }) => member.designer))], [outdated]);
  const makersState = useMakers(designers);
  const selected = outdated.filter(({ member }) => !leftOut.has(member.key));
  const names = listText(changed.names.map((name) => factWords[name]));

  const setIncluded = (key: string, isIncluded: boolean) =>
    setLeftOut((current) => {
      const next = new Set(current);
      if (isIncluded) next.delete(key);
      else next.add(key);
      return next;
    });
  const change = () => {
    const failures = onTakeOver(selected);
    const updatedCount = selected.length - failures.length;
    if (failures.length > 0)
      notify({
        title: updatedCount === 0 ? 'Nothing changed' : `${countPieces(updatedCount)} changed`,
        description: `Couldn't change ${failures.join(', ')} because this browser's storage is full or blocked. Delete drafts you no longer need, then try again.`,
        tone: 'danger',
      });
    else
      notify({
        title: `${countPieces(updatedCount)} changed`,
        description: 'You can undo the change in each piece.',
        tone: 'success',
      });
    onClose();
  };

  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      title={`Update the ${names}`}
      description={
        outdated.some(({ isOrigin }) => isOrigin)
          ? 'Compare this piece and the others in its campaign, before and after.'
          : 'Compare the other pieces in the campaign, before and after.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={selected.length === 0 ? 'Select a piece first.' : undefined}
            onClick={change}
          >
            {`Change ${countPieces(selected.length)}`}
          </Button>
        </>
      }
    >
      <WithMakers makersState={makersState} failureMessage="Couldn't show the pieces.">
        {(makers) => (
          <ul className={styles.list} aria-label="Pieces of the campaign">
            {outdated.map((each) => (
              <MemberChange
                key={each.member.key}
                update={each}
                changed={changed}
                makers={makers}
                data={data}
                isSelected={!leftOut.has(each.member.key)}
                onSelect={(isSelected) => setIncluded(each.member.key, isSelected)}
              />
            ))}
          </ul>
        )}
      </WithMakers>
    </Dialog>
  );
}
