import { Alert, Button, Row } from '@daybreak/ui';
import { useState } from 'react';
import { listText } from '../../editor/artwork/text/listText.ts';
import type { Notice, PieceData } from '../../editor/designer.ts';
import type { DraftStore } from '../../editor/drafts/draftStore.ts';
import * as styles from '../campaign.css.ts';
import { factWords } from '../facts/factWords.ts';
import type { MemberUpdate } from './memberUpdate.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import { acceptFacts, type ChangedFacts, takeOver } from './takeOver.ts';

export interface OutdatedPiecesProps {
  /** The piece with the newer facts. */
  origin: Parameters<typeof takeOver>[1];
  changed: ChangedFacts;
  outdated: readonly MemberUpdate[];
  /** True if there may be more elsewhere that couldn't be checked. */
  someUnknown?: boolean;
  store: DraftStore;
  data: PieceData;
  notify: (notice: Notice) => void;
}

/** The sentence about pieces with older facts than another piece of their campaign. */
function titleOf({ names, campaign }: ChangedFacts, outdated: readonly MemberUpdate[]): string {
  const otherCount = outdated.filter(({ isOrigin }) => !isOrigin).length;
  const ownCount = outdated.length - otherCount;
  const count = otherCount + ownCount;
  const pieces = [
    ...(ownCount > 0 ? ['Some text in this piece'] : []),
    ...(otherCount > 0
      ? [`${otherCount} other ${otherCount === 1 ? 'piece' : 'pieces'} in this campaign`]
      : []),
  ].join(' and ');
  const facts = listText(names.map((name) => factWords[name]));
  const isNew = names.every((name) => !campaign.facts[name]);
  return isNew
    ? `${pieces} ${count === 1 ? "doesn't" : "don't"} have the ${facts} yet.`
    : `${pieces} ${count === 1 ? 'has' : 'have'} the old ${facts}.`;
}

/** Says that a campaign's other pieces have older facts, and opens them for changing. */
export function OutdatedPieces({
  origin,
  changed,
  outdated,
  someUnknown = false,
  store,
  data,
  notify,
}: OutdatedPiecesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => {
    try {
      acceptFacts(store, origin, changed);
    } catch (error) {
      console.warn("Couldn't save a campaign.", error);
      notify({
        title: 'Not saved',
        description:
          "This browser's storage is full or blocked. Delete drafts you no longer need, then try again.",
        tone: 'danger',
      });
    }
  };
  return (
    <>
      <Alert tone="info" title={titleOf(changed, outdated)}>
        <div className={styles.stack}>
          {someUnknown ? <span>Couldn't check pieces stored on other computers.</span> : null}
          <Row gap="2" wrap>
            <Button size="small" onClick={() => setIsOpen(true)}>
              {outdated.length === 1 ? 'Review it' : 'Review them'}
            </Button>
            <Button size="small" tone="quiet" onClick={leave}>
              {outdated.length === 1 ? 'Leave as it is' : 'Leave as they are'}
            </Button>
          </Row>
        </div>
      </Alert>
      {isOpen ? (
        <TakeOverDialog
          changed={changed}
          outdated={outdated}
          data={data}
          notify={notify}
          onTakeOver={(pieces) => takeOver(store, origin, changed, pieces)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
