import { Heading, Text } from '@daybreak/ui';
import * as styles from '../BrandUpdate.css.ts';
import type { Compared } from '../groups.ts';
import { followUp as words } from '../messages.ts';
import { ApproveAgain } from './ApproveAgain.tsx';
import { AskAgain } from './AskAgain.tsx';
import { Downloads } from './Downloads.tsx';

export interface FollowUpProps {
  /** What looks different. */
  affected: readonly Compared[];
  /** The version to ask for approval in; undefined if it isn't today's. */
  brandVersion: string | undefined;
  /** Pieces approved in this version of the brand, or a later one, aren't asked about again. */
  approvedIn?: string;
  onChanged: () => void;
}

/** What administrators do about pieces that look different: they have them approved again, and tell the people who have files. */
export function FollowUp({ affected, brandVersion, approvedIn, onChanged }: FollowUpProps) {
  const approved = affected.filter(({ item }) => item.piece?.approval);
  const isApprovedIn = (version: string) =>
    approvedIn !== undefined && version.localeCompare(approvedIn, 'en', { numeric: true }) >= 0;
  return (
    <>
      <section className={styles.section}>
        <Heading level={2} size="md">
          {words.title}
        </Heading>
        {approved.length === 0 ? <Text tone="muted">{words.none}</Text> : null}
        <ApproveAgain affected={approved} onApproved={onChanged} />
        <AskAgain
          due={approved.filter(
            ({ item: { piece } }) => piece && !piece.isInReview && !isApprovedIn(piece.brandVersion),
          )}
          brandVersion={brandVersion}
          onAsked={onChanged}
        />
      </section>
      <Downloads affected={affected} />
    </>
  );
}
