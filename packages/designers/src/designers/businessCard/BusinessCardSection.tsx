import { Button } from '@daybreak/ui';
import type { BatchControl } from '../../editor/batch/batchControl.ts';
import type { DesignerProps } from '../../editor/designer.ts';
import { DraftBar } from '../../editor/drafts/controls/DraftBar.tsx';
import { DraftNotices } from '../../editor/drafts/controls/DraftNotices.tsx';
import { HistoryButtons } from '../../editor/drafts/controls/HistoryButtons.tsx';
import { inDraft } from '../../editor/history/useUndoKeys.ts';
import { Studio } from '../../editor/studio/lazyStudio.ts';
import { OpenStudio } from '../../editor/studio/OpenStudio.tsx';
import { type PieceStudio, StudioOverlay } from '../../editor/studio/StudioOverlay.tsx';
import * as styles from './BusinessCardSection.css.ts';
import { businessCard, businessCardSpecification } from './businessCard.ts';
import { CardDownloads } from './CardDownloads.tsx';
import { CardBatch } from './section/CardBatch.tsx';
import { CardChoices } from './section/CardChoices.tsx';
import { CardNotices } from './section/CardNotices.tsx';
import { CardPreview } from './section/CardPreview.tsx';
import { CardStudio } from './section/CardStudio.tsx';
import { type CardOptions, useCard } from './section/useCard.ts';

interface BusinessCardSectionProps extends Omit<CardOptions, 'cards'>, Pick<DesignerProps, 'besideDraft'> {
  /** Opens its studio, which has this section of the form. */
  studio: PieceStudio;
  /** Absent if cards are only made one at a time. */
  batch?: BatchControl;
}

/** Both sides of the person's business card, upright or horizontal, and the files for the print shop. */
export function BusinessCardSection({ besideDraft, studio, batch, ...options }: BusinessCardSectionProps) {
  const { user, exporter, notify } = options;
  const card = useCard({ ...options, cards: batch?.cards });
  const { draft } = card;

  const bar = <DraftBar drafts={card.draftList} open={card.open} besideDraft={besideDraft} />;
  const undoButtons = <HistoryButtons {...card.history} />;
  const facts = { card: draft, user, exporter, notify };
  const page = (
    <div className={styles.card} {...inDraft(businessCard.id)}>
      {bar}
      <DraftNotices {...card.state} />
      <CardChoices
        fields={card.designer.fields}
        draft={draft}
        data={card.data}
        edit={card.edit}
        preview={<CardPreview {...card.boards} />}
      />
      <CardNotices {...card.problems} />
      <ul className={styles.specification}>
        {businessCardSpecification(draft)
          .slice(1)
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
      <CardDownloads
        {...facts}
        downloads={card.downloads}
        history={
          <>
            <OpenStudio preload={Studio.preload} onOpen={studio.onOpen} piece={businessCard.title} />
            {batch ? <Button onClick={batch.onOpen}>Create in bulk</Button> : null}
            {undoButtons}
          </>
        }
      />
      {batch?.isOpen ? <CardBatch {...{ batch, exporter, notify }} piece={card.batchPiece} /> : null}
    </div>
  );

  return (
    <StudioOverlay open={studio.isOpen} onLeave={studio.onLeave} page={page}>
      {() => <CardStudio {...{ card, facts, studio }} drafts={bar} tools={undoButtons} />}
    </StudioOverlay>
  );
}
