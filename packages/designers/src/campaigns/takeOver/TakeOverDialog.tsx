import { Alert, Button, Checkbox, Dialog, Text } from '@daybreak/ui';
import { useMemo, useState } from 'react';
import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { factWords } from '../../campaigns/facts/factWords.ts';
import { listText } from '../../editor/artwork/text/listText.ts';
import type { Notice, PieceData } from '../../editor/designer.ts';
import { useSpace } from '../../editor/rendering/useSpace.ts';
import * as styles from '../campaign.css.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import { type Makers, useMakers } from '../making/useMakers.ts';
import { WithMakers } from '../making/WithMakers.tsx';
import { differencesOf } from './differences.ts';
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

const largest = 260;
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
          ? 'This piece and the others in its campaign, before and after.'
          : 'The other pieces in the campaign, before and after.'
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
              <Change
                key={each.member.key}
                update={each}
                changed={changed}
                makers={makers}
                data={data}
                isWanted={!leftOut.has(each.member.key)}
                onWant={(next) => setIncluded(each.member.key, next)}
              />
            ))}
          </ul>
        )}
      </WithMakers>
    </Dialog>
  );
}

interface ChangeProps {
  update: MemberUpdate;
  changed: ChangedFacts;
  makers: Makers;
  data: PieceData;
  isWanted: boolean;
  onWant: (selected: boolean) => void;
}

function Change({ update, changed, makers, data, isWanted, onWant }: ChangeProps) {
  const { member, isOrigin, updatedDraft, staleMentions, omittedFacts } = update;
  const { space, measure } = useSpace();
  const maker = makers.get(member.designer);
  const omittedNames = changed.names.filter((name) => omittedFacts.includes(name) && changed.facts[name]);
  const width = Math.min(largest, ((space?.width ?? 2 * largest) - 16) / 2);
  const drawSide = (name: string, draft: MemberUpdate['updatedDraft']) => (
    <figure className={styles.half}>
      <figcaption>
        <Text size="sm" tone="muted">
          {name}
        </Text>
      </figcaption>
      <div aria-hidden="true" inert>
        {maker ? <maker.look.Drawn draft={draft} {...data} within={{ width, height: largest }} /> : null}
      </div>
    </figure>
  );
  return (
    <li className={styles.change}>
      <div className={styles.whole}>
        <Checkbox
          label={`${isOrigin ? 'This piece' : campaignPiece(member.part).label}: “${member.entry.name}”`}
          checked={isWanted}
          onCheckedChange={onWant}
        />
      </div>
      <div ref={measure} className={styles.pair}>
        {drawSide('Before', member.draft)}
        {drawSide('After', updatedDraft)}
      </div>
      <div className={styles.stack}>
        <dl className={styles.words}>
          {differencesOf(campaignManifests[member.designer].fields, update).map(
            ({ key, label, oldText, newText }) => (
              <div key={key} className={styles.difference}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.value}>
                  <del dir="auto">{oldText || 'nothing'}</del> <ins dir="auto">{newText || 'nothing'}</ins>
                </dd>
              </div>
            ),
          )}
        </dl>
        {omittedNames.length > 0 ? (
          <Text
            size="sm"
            tone="muted"
          >{`No room for the ${listText(omittedNames.map((name) => factWords[name]))}.`}</Text>
        ) : null}
        {staleMentions.length > 0 ? (
          <Alert
            tone="warning"
            title={`Still says ${listText(staleMentions.map((words) => `“${words}”`))}. Check it in its designer.`}
          />
        ) : null}
      </div>
    </li>
  );
}
