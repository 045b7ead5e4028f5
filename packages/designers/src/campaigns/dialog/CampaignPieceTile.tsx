import { Button, Checkbox, Row, Text } from '@daybreak/ui';
import { memo } from 'react';
import type { CheckedPiece } from '../../editor/campaigns/pieceMaker.ts';
import type { PieceData } from '../../editor/designer.ts';
import * as styles from '../campaign.css.ts';
import type { Makers } from '../making/useMakers.ts';
import type { DialogPiece } from './useCampaignPieces.ts';

interface CampaignPieceTileProps {
  piece: DialogPiece;
  makers: Makers;
  data: PieceData;
  preflight: CheckedPiece | undefined;
  isShown: boolean;
  onShow: (part: string) => void;
  onTick: (part: string, isSelected: boolean) => void;
}

const box = { width: 148, height: 144 };

/** Keeps a size such as "18 × 24 in" on one line. */
const unbroken = (measure: string) => measure.replaceAll(/ (?=×|in\b|mm\b|px\b)|(?<=×) /g, '\u00a0');

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** Summarizes the findings in a few words. */
function stateOf({ isSelected }: DialogPiece, preflight: CheckedPiece | undefined): string {
  if (!isSelected) return 'Not in this campaign.';
  if (!preflight) return 'Checking...';
  const errors = preflight.findings.filter(({ level }) => level === 'error').length;
  const otherCount = preflight.findings.length - errors;
  if (errors === 0 && otherCount === 0) return 'Looks good.';
  return `${[errors && counted(errors, 'error'), otherCount && counted(otherCount, 'warning')].filter(Boolean).join(', ')}.`;
}

/** A piece of the campaign: its picture, whether it's included, and its findings. */
export const CampaignPieceTile = memo(function CampaignPieceTile({
  piece,
  makers,
  data,
  preflight,
  isShown,
  onShow,
  onTick,
}: CampaignPieceTileProps) {
  const { part, draft, savedAs, isSelected } = piece;
  const maker = makers.get(part.designer);
  if (!maker) return null;
  const { Drawn } = maker.look;
  const sourceText = savedAs === 'own' ? 'This piece. ' : savedAs ? `Draft “${savedAs.entry.name}”. ` : '';
  return (
    <li className={styles.tile} data-shown={isShown || undefined}>
      <div className={styles.picture} aria-hidden="true" inert>
        <Drawn draft={draft} {...data} within={box} />
      </div>
      <Checkbox
        label={part.label}
        hint={`${sourceText}${unbroken(maker.kind.measure(part, draft))}`}
        checked={isSelected}
        onCheckedChange={(next) => onTick(part.id, next)}
      />
      <Row gap="2" wrap>
        <Button
          size="small"
          aria-pressed={isShown}
          aria-label={`Show ${part.label}`}
          onClick={() => onShow(part.id)}
        >
          Show
        </Button>
        <Text size="sm" tone="muted">
          {stateOf(piece, preflight)}
        </Text>
      </Row>
    </li>
  );
});
