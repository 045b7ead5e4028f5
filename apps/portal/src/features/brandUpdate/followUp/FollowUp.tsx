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
  onChanged: () => void;
}

/** What administrators do about pieces that look different: they have them approved again, and tell the people who have files. */
export function FollowUp({ affected, brandVersion, onChanged }: FollowUpProps) {
  const approved = affected.filter(({ item }) => item.piece?.approval);
  return (
    <>
      <section className={styles.section}>
        <Heading level={2} size="md">
          {words.title}
        </Heading>
        {approved.length === 0 ? <Text tone="muted">{words.none}</Text> : null}
        <ApproveAgain affected={approved} onApproved={onChanged} />
        <AskAgain
          due={approved.filter(({ item }) => !item.piece?.isInReview)}
          brandVersion={brandVersion}
          onAsked={onChanged}
        />
      </section>
      <Downloads affected={affected} />
    </>
  );
}
