import { Dialog } from '@daybreak/ui';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNeedsStamp } from '../../editor/download/approval/useNeedsStamp.ts';
import * as styles from '../campaign.css.ts';
import { WithMakers } from '../making/WithMakers.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignChecks } from './CampaignChecks.tsx';
import { CampaignFactsStep } from './CampaignFactsStep.tsx';
import { CampaignPieceDetail } from './CampaignPieceDetail.tsx';
import { CampaignPieceTile } from './CampaignPieceTile.tsx';
import { type CampaignHost, useCampaignActions } from './useCampaignActions.ts';
import { useCampaignChecks } from './useCampaignChecks.ts';
import { useCampaignPieces } from './useCampaignPieces.ts';

export interface CampaignDialogProps extends CampaignHost {
  onClose: () => void;
}

/** A piece's facts in the other designers: reviewed, saved as drafts, or made into files. */
export function CampaignDialog(props: CampaignDialogProps) {
  const { data, open, exporter, notify } = props;
  const campaign = useCampaignPieces(props);
  const { facts, pieces } = campaign;
  const checks = useCampaignChecks(pieces, data, campaign.outdated.length > 0);
  const { selected, unsavedPieces } = checks;
  const [shownPartId, setShownPartId] = useState(pieces[1]?.part.id);
  const isMarked = useNeedsStamp(exporter, checks.designers, 'pdf');
  const actions = useCampaignActions({ ...props, facts, selected, unsavedPieces, keep: campaign.keep });
  const one = pieces.find(({ part }) => part.id === shownPartId) ?? pieces[0];

  const detail = useRef<HTMLElement>(null);
  const show = useCallback((part: string) => {
    flushSync(() => setShownPartId(part));
    detail.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lead = (part: string) => {
    show(part);
    detail.current?.focus();
  };
  return (
    <Dialog
      open
      size="full"
      onOpenChange={props.onClose}
      title="Create campaign"
      description={`“${open.name}” in every format.`}
      footer={
        <CampaignActions
          progress={actions.progress}
          saveBlocked={checks.saveBlocked}
          downloadBlocked={checks.downloadBlocked}
          onCancel={actions.cancel}
          onClose={props.onClose}
          onKeep={actions.keepAll}
          onDownload={actions.download}
        />
      }
    >
      <WithMakers makersState={checks.loaded} failureMessage="Couldn't load the other designers.">
        {(makers) => (
          <div className={styles.columns}>
            <div className={styles.stack}>
              <CampaignFactsStep source={props} {...{ campaign, isMarked, notify }} />
              <CampaignChecks
                count={selected.length}
                checkedCount={checks.checkedCount}
                found={checks.found}
                onLead={lead}
              />
              <ul className={styles.tiles} aria-label="Pieces of the campaign">
                {pieces.map((piece) => (
                  <CampaignPieceTile
                    key={piece.part.id}
                    piece={piece}
                    makers={makers}
                    data={data}
                    preflight={checks.preflightOf(piece)}
                    isShown={piece === one}
                    onShow={show}
                    onTick={campaign.tick}
                  />
                ))}
              </ul>
            </div>
            {one ? (
              <CampaignPieceDetail
                ref={detail}
                key={one.part.id}
                piece={one}
                makers={makers}
                data={data}
                preflight={checks.preflightOf(one)}
                onWrite={(name, value) => campaign.write(one.part.id, one.draft, name, value)}
                onOpen={actions.openDraft(one)}
              />
            ) : null}
          </div>
        )}
      </WithMakers>
    </Dialog>
  );
}
