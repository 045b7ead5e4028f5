import type { PreflightFinding } from '@daybreak/print/preflight';
import { Button, Text } from '@daybreak/ui';
import { FindingList } from '../../editor/download/Findings.tsx';
import * as styles from '../campaign.css.ts';
import type { CampaignPiece } from '../making/campaignPieces.ts';

interface Found {
  part: CampaignPiece;
  finding: PreflightFinding;
}

export interface CampaignChecksProps {
  /** Number of pieces in the campaign; `seen` is how many were checked. */
  count: number;
  checkedCount: number;
  /** Worst first. */
  found: readonly Found[];
  /** Goes to a piece. */
  onLead: (part: string) => void;
}

const countPieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

function stateOf({ count, checkedCount, found }: CampaignChecksProps): string {
  if (checkedCount < count) return `${checkedCount} of ${countPieces(count)} checked.`;
  if (found.length === 0) return `${countPieces(count)} ${count === 1 ? 'looks' : 'look'} good.`;
  return found.some(({ finding }) => finding.level === 'error')
    ? "Some pieces aren't ready yet."
    : `${countPieces(count)} ${count === 1 ? 'is' : 'are'} ready.`;
}

/** The findings of a check of a campaign's pieces. */
export function CampaignChecks(props: CampaignChecksProps) {
  const { found, onLead } = props;
  return (
    <>
      <section className={styles.stack} aria-label="Checks" aria-live="polite">
        <Text>{stateOf(props)}</Text>
      </section>
      {found.length > 0 ? (
        <ul className={styles.list} aria-label="Findings, most serious first">
          {found.map(({ part, finding }) => (
            <li key={`${part.id} ${finding.says}`} className={styles.found}>
              <FindingList findings={[{ ...finding, says: `${part.label}: ${finding.says}` }]} />
              <div>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`Show ${part.label}, ${finding.says}`}
                  onClick={() => onLead(part.id)}
                >
                  Show
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
