import { type Exporter, toolsMissing } from '@daybreak/print';
import { Alert, Dialog } from '@daybreak/ui';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rank } from '../../editor/batch/people.ts';
import type { DesignerProps, Notice } from '../../editor/designer.ts';
import { proofStamp } from '../../editor/download/approval/fileApproval.ts';
import { useNeedsStamp } from '../../editor/download/approval/useNeedsStamp.ts';
import { useExport } from '../../editor/download/useExport.ts';
import * as styles from '../campaign.css.ts';
import { openOnShelf } from '../library/localPieces.ts';
import { useMakers } from '../making/useMakers.ts';
import { WithMakers } from '../making/WithMakers.tsx';
import { OutdatedPieces } from '../takeOver/OutdatedPieces.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignChecks } from './CampaignChecks.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignPieceDetail } from './CampaignPieceDetail.tsx';
import { CampaignPieceTile } from './CampaignPieceTile.tsx';
import { type CampaignSource, useCampaignPieces } from './useCampaignPieces.ts';
import { preflightKey, useCampaignPreflights } from './useCampaignPreflights.ts';

export interface CampaignDialogProps extends CampaignSource {
  exporter: Exporter;
  notify: (notice: Notice) => void;
  openDesigner?: DesignerProps['openDesigner'];
  onClose: () => void;
}

const notKept =
  "This browser's storage is full or blocked. Delete drafts you no longer need, then try again.";

/** A piece's facts in the other designers: reviewed, saved as drafts, or made into files. */
export function CampaignDialog({ exporter, notify, openDesigner, onClose, ...source }: CampaignDialogProps) {
  const { store, data, open, designer } = source;
  const {
    own,
    facts,
    asked,
    read,
    typeFact,
    pending,
    older: outdated,
    pieces,
    tick,
    write,
    keep,
  } = useCampaignPieces(source);
  const designers = useMemo(() => [...new Set(pieces.map(({ part }) => part.designer))], [pieces]);
  const loaded = useMakers(designers);
  const isSelected = useMemo(() => pieces.filter((piece) => piece.wanted), [pieces]);
  const preflights = useCampaignPreflights(isSelected, loaded.makers, data);
  const [shown, setShown] = useState(pieces[1]?.part.id);
  const isMarked = useNeedsStamp(exporter, designers, 'pdf');
  const { progress, run, cancel } = useExport(exporter, notify);
  useEffect(() => cancel, [cancel]);

  const one = pieces.find(({ part }) => part.id === shown) ?? pieces[0];
  const preflightOf = (piece: (typeof pieces)[number]) => preflights.get(preflightKey(piece));
  const found = isSelected
    .flatMap((piece) =>
      (preflightOf(piece)?.findings ?? []).map((finding) => ({ part: piece.part, finding })),
    )
    .toSorted((a, b) => rank([a.finding]) - rank([b.finding]));
  const hasErrors = found.some(({ finding }) => finding.level === 'error');
  const checkedCount = isSelected.filter((piece) => preflightOf(piece)).length;
  const unsavedPieces = isSelected.filter(({ savedAs }) => !savedAs);

  const detail = useRef<HTMLElement>(null);
  const show = useCallback((part: string) => {
    flushSync(() => setShown(part));
    detail.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const lead = (part: string) => {
    show(part);
    detail.current?.focus();
  };
  const keepAll = () => {
    try {
      keep(unsavedPieces);
    } catch (error) {
      console.warn("Couldn't save the drafts of a campaign.", error);
      notify({ title: 'Not saved', description: notKept, tone: 'danger' });
      return;
    }
    notify({
      title: unsavedPieces.length === 1 ? '1 draft saved' : `${unsavedPieces.length} drafts saved`,
      description: `Saved to your drafts: ${unsavedPieces.map(({ part }) => part.label).join(', ')}.`,
      tone: 'success',
    });
  };
  const download = () => {
    void run(async (signal, onProgress) => {
      const { campaignZip } = await loadPart(() => import('../making/campaignFiles.ts')).catch(toolsMissing);
      return campaignZip({
        ...{ facts, data, exporter, notify, date: new Date(), signal, onProgress },
        pieces: isSelected.map(({ part, draft, savedAs }) => ({ part, draft, savedAs: placeOf(savedAs) })),
      });
    });
  };
  const placeOf = (savedAs: (typeof pieces)[number]['savedAs']) =>
    savedAs &&
    (savedAs === 'own'
      ? { key: open.key, place: 'open' as const }
      : { key: savedAs.key, place: 'stored' as const });
  const openDraft = () => {
    if (!one?.savedAs || one.savedAs === 'own') return undefined;
    const { savedAs } = one;
    if (!openDesigner || savedAs.designer === designer) return undefined;
    return () => {
      try {
        openOnShelf(store, savedAs.designer, savedAs.entry);
      } catch (error) {
        console.warn("Couldn't open a draft of a campaign.", error);
        notify({ title: "Couldn't open the draft", description: notKept, tone: 'danger' });
        return;
      }
      openDesigner(savedAs.designer);
    };
  };

  const none = isSelected.length === 0 ? 'Select a piece first.' : undefined;
  const saveBlocked =
    outdated.length > 0
      ? 'First choose whether to update the drafts or leave them as they are.'
      : unsavedPieces.length === 0
        ? 'All selected pieces are already drafts.'
        : undefined;
  const downloadBlocked =
    checkedCount < isSelected.length
      ? 'Wait until every piece is checked.'
      : hasErrors
        ? 'Fix the errors or clear those pieces first.'
        : undefined;
  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      title="Make the campaign"
      description={`“${open.name}” in every format.`}
      footer={
        <CampaignActions
          progress={progress}
          saveBlocked={none ?? saveBlocked}
          downloadBlocked={none ?? downloadBlocked}
          onCancel={cancel}
          onClose={onClose}
          onKeep={keepAll}
          onDownload={download}
        />
      }
    >
      <WithMakers loaded={loaded} missing="Couldn't load the other designers.">
        {(makers) => (
          <div className={styles.columns}>
            <div className={styles.stack}>
              {pending && outdated.length > 0 ? (
                <OutdatedPieces
                  origin={{ designer, key: open.key, draft: own }}
                  changed={pending}
                  {...{ older: outdated, store, data, notify }}
                />
              ) : null}
              {asked.length > 0 ? (
                <CampaignFacts {...{ designer, missingNames: asked, facts, read, data }} onType={typeFact} />
              ) : null}
              {isMarked ? (
                <Alert
                  tone="warning"
                  title={`Print PDFs of pieces that still need approval say “${proofStamp}.”`}
                />
              ) : null}
              <CampaignChecks count={isSelected.length} seen={checkedCount} found={found} onLead={lead} />
              <ul className={styles.tiles} aria-label="Pieces of the campaign">
                {pieces.map((piece) => (
                  <CampaignPieceTile
                    key={piece.part.id}
                    piece={piece}
                    makers={makers}
                    data={data}
                    preflight={preflightOf(piece)}
                    isShown={piece === one}
                    onShow={show}
                    onTick={tick}
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
                preflight={preflightOf(one)}
                onWrite={(name, value) => write(one.part.id, one.draft, name, value)}
                onOpen={openDraft()}
              />
            ) : null}
          </div>
        )}
      </WithMakers>
    </Dialog>
  );
}
