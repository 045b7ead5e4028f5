import { Alert, Checkbox, Text } from '@daybreak/ui';
import { campaignManifests } from '../../campaigns/facts/campaignManifests.ts';
import { factWords } from '../../campaigns/facts/factWords.ts';
import { listText } from '../../editor/artwork/text/listText.ts';
import type { PieceData } from '../../editor/designer.ts';
import { useSpace } from '../../editor/rendering/useSpace.ts';
import * as styles from '../campaign.css.ts';
import { campaignPiece } from '../making/campaignPieces.ts';
import type { Makers } from '../making/useMakers.ts';
import { differencesOf } from './differences.ts';
import type { MemberUpdate } from './memberUpdate.ts';
import type { ChangedFacts } from './takeOver.ts';

/** Largest side of a picture, in CSS pixels. */
const largest = 260;

interface MemberChangeProps {
  update: MemberUpdate;
  changed: ChangedFacts;
  makers: Makers;
  data: PieceData;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A piece of a campaign before and after it gets new facts, and what changes in its words. */
export function MemberChange({ update, changed, makers, data, isSelected, onSelect }: MemberChangeProps) {
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
          checked={isSelected}
          onCheckedChange={onSelect}
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
          >{`There isn't room for the ${listText(omittedNames.map((name) => factWords[name]))}.`}</Text>
        ) : null}
        {staleMentions.length > 0 ? (
          <Alert
            tone="warning"
            title={`The text still says ${listText(staleMentions.map((words) => `“${words}”`))}. Check this piece in its designer.`}
          />
        ) : null}
      </div>
    </li>
  );
}
