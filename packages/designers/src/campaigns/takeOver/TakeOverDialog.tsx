import { Alert, Button, Checkbox, Dialog, Text } from '@daybreak/ui';
import { useMemo, useState } from 'react';
import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { factWords } from '../../campaigns/facts/factWords.ts';
import { lazily } from '../../editor/artwork/lazily.ts';
import type { Notice, PieceData } from '../../editor/designer.ts';
import { useSpace } from '../../editor/rendering/useSpace.ts';
import * as styles from '../campaign.css.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import { type Makers, useMakers } from '../making/useMakers.ts';
import { WithMakers } from '../making/WithMakers.tsx';
import { differencesOf } from './differences.ts';
import type { TakenOver } from './takenOver.ts';
import type { ChangedFacts } from './takeOver.ts';

export interface TakeOverDialogProps {
  changed: ChangedFacts;
  older: readonly TakenOver[];
  data: PieceData;
  notify: (notice: Notice) => void;
  /** Changes these pieces, and returns the names of the ones that couldn't be saved. */
  onTakeOver: (pieces: readonly TakenOver[]) => readonly string[];
  onClose: () => void;
}

const inWords = lazily(() => new Intl.ListFormat('en-US'));
const largest = 260;
const counted = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** Shows the campaign's other pieces before and after they get the new facts of one. Each can be deselected. */
export function TakeOverDialog({ changed, older, data, notify, onTakeOver, onClose }: TakeOverDialogProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const designers = useMemo(() => [...new Set(older.map(({ member }) => member.designer))], [older]);
  const loaded = useMakers(designers);
  const wanted = older.filter(({ member }) => !leftOut.has(member.key));
  const names = inWords().format(changed.names.map((name) => factWords[name]));

  const leave = (key: string, isWanted: boolean) =>
    setLeftOut((before) => {
      const next = new Set(before);
      if (isWanted) next.delete(key);
      else next.add(key);
      return next;
    });
  const change = () => {
    const refused = onTakeOver(wanted);
    const done = wanted.length - refused.length;
    if (refused.length > 0)
      notify({
        title: done === 0 ? 'Nothing changed' : `${counted(done)} changed`,
        description: `Couldn't change ${refused.join(', ')} because this browser's storage is full or blocked. Delete drafts you no longer need, then try again.`,
        tone: 'danger',
      });
    else
      notify({
        title: `${counted(done)} changed`,
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
        older.some(({ isOrigin }) => isOrigin)
          ? 'This piece and the others in its campaign, before and after.'
          : 'The other pieces in the campaign, before and after.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabledReason={wanted.length === 0 ? 'Select a piece first.' : undefined}
            onClick={change}
          >
            {`Change ${counted(wanted.length)}`}
          </Button>
        </>
      }
    >
      <WithMakers loaded={loaded} missing="Couldn't show the pieces.">
        {(makers) => (
          <ul className={styles.list} aria-label="Pieces of the campaign">
            {older.map((each) => (
              <Change
                key={each.member.key}
                taken={each}
                changed={changed}
                makers={makers}
                data={data}
                isWanted={!leftOut.has(each.member.key)}
                onWant={(next) => leave(each.member.key, next)}
              />
            ))}
          </ul>
        )}
      </WithMakers>
    </Dialog>
  );
}

interface ChangeProps {
  taken: TakenOver;
  changed: ChangedFacts;
  makers: Makers;
  data: PieceData;
  isWanted: boolean;
  onWant: (wanted: boolean) => void;
}

function Change({ taken, changed, makers, data, isWanted, onWant }: ChangeProps) {
  const { member, isOrigin, after, stale, dropped } = taken;
  const { space, measure } = useSpace();
  const maker = makers.get(member.designer);
  const missing = changed.names.filter((name) => dropped.includes(name) && changed.facts[name]);
  const width = Math.min(largest, ((space?.width ?? 2 * largest) - 16) / 2);
  const half = (name: string, draft: TakenOver['after']) => (
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
        {half('Before', member.draft)}
        {half('After', after)}
      </div>
      <div className={styles.stack}>
        <dl className={styles.words}>
          {differencesOf(campaignManifests[member.designer].fields, taken).map(
            ({ key, label, before, after: now }) => (
              <div key={key} className={styles.difference}>
                <dt className={styles.term}>{label}</dt>
                <dd className={styles.value}>
                  <del dir="auto">{before || 'nothing'}</del> <ins dir="auto">{now || 'nothing'}</ins>
                </dd>
              </div>
            ),
          )}
        </dl>
        {missing.length > 0 ? (
          <Text
            size="sm"
            tone="muted"
          >{`No room for the ${inWords().format(missing.map((name) => factWords[name]))}.`}</Text>
        ) : null}
        {stale.length > 0 ? (
          <Alert
            tone="warning"
            title={`Still says ${inWords().format(stale.map((words) => `“${words}”`))}. Check it in its designer.`}
          />
        ) : null}
      </div>
    </li>
  );
}
