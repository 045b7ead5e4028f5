import { type Elements, Row } from '@daybreak/ui';
import { anyDesigner } from '../../../editor/designer.ts';
import { noPictures } from '../../../editor/images/uploadedImage.ts';
import { Studio } from '../../../editor/studio/lazyStudio.ts';
import type { PieceStudio } from '../../../editor/studio/StudioOverlay.tsx';
import { CardFacts, type CardFactsProps } from '../CardDownloads.tsx';
import type { CardControl } from './useCard.ts';

interface CardStudioProps {
  card: CardControl;
  facts: CardFactsProps;
  studio: PieceStudio;
  /** The draft's menu, and the buttons for undo and redo. */
  drafts: Elements;
  tools: Elements;
}

/** The studio of a card, which only shows our own pictures. */
export const CardStudio = ({ card, facts, studio, drafts, tools }: CardStudioProps) => (
  <Studio
    designer={anyDesigner(card.designer)}
    draft={card.draft}
    data={card.data}
    sides={card.boards.sides}
    pictures={noPictures}
    exporter={facts.exporter}
    notify={facts.notify}
    open={card.open}
    state={card.state}
    edit={card.edit}
    editTogether={card.editTogether}
    reset={card.reset}
    steps={card.steps}
    file={card.file}
    drafts={drafts}
    tools={tools}
    detailsSection={studio.detailsSection}
    actions={
      <Row gap="2" align="stretch" wrap>
        <CardFacts {...facts} />
      </Row>
    }
    onLeave={studio.onLeave}
  />
);
