import type { ArtboardSide } from '@daybreak/print';
import { Heading } from '@daybreak/ui';
import { anyDesigner, type PieceData } from '../../../editor/designer.ts';
import { PieceBoard, type PieceBoardProps } from '../../../editor/preview/PieceBoard.tsx';
import * as styles from '../BusinessCardSection.css.ts';
import type { BusinessCardDraft } from '../businessCard.fields.ts';
import { businessCard } from '../businessCard.ts';

interface CardPreviewProps extends Pick<PieceBoardProps, 'nodes' | 'onTooLong'> {
  draft: BusinessCardDraft;
  data: PieceData;
  sides: readonly ArtboardSide[];
  /** Another look of the card gets new boards. */
  layoutKey: string;
}

/** The card as any designer: its boards don't need to know its fields. */
const cardDesigner = anyDesigner(businessCard);
const box = { width: 300, height: 240 };

/** Both sides of the card, each on its own board. */
export const CardPreview = ({ sides, layoutKey, ...board }: CardPreviewProps) => (
  <div className={styles.sides}>
    {sides.map((side) => (
      <section key={`${layoutKey} ${side.id}`} className={styles.side} aria-label={side.label}>
        <Heading level={3} size="sm">
          {side.label}
        </Heading>
        <div className={styles.well}>
          <PieceBoard designer={cardDesigner} side={side} within={box} {...board} />
        </div>
      </section>
    ))}
  </div>
);
