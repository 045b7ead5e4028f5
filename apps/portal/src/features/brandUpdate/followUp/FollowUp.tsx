import { Heading, Stack, Text } from '@daybreak/ui';
import type { ComparedItem } from '../groups.ts';
import { followUp as messages } from '../messages.ts';
import { ApproveAgain } from './ApproveAgain.tsx';
import { AskAgain } from './AskAgain.tsx';
import { Downloads } from './Downloads.tsx';

export interface FollowUpProps {
  /** The pieces that look different. */
  affected: readonly ComparedItem[];
  /** The brand version to request approval in; undefined if it isn't the current one. */
  brandVersion: string | undefined;
  /** Approval isn't requested again for pieces approved in this brand version or a later one. */
  approvedIn?: string;
  onChanged: () => void;
}

/** Lets administrators get changed pieces approved again, and notify the people who have files. */
export function FollowUp({ affected, brandVersion, approvedIn, onChanged }: FollowUpProps) {
  const approved = affected.filter(({ item }) => item.piece?.approval);
  const isApprovedIn = (version: string) =>
    approvedIn !== undefined && version.localeCompare(approvedIn, 'en', { numeric: true }) >= 0;
  return (
    <>
      <Stack as="section" gap="3">
        <Heading level={2} size="md">
          {messages.title}
        </Heading>
        {approved.length === 0 ? <Text tone="muted">{messages.none}</Text> : null}
        <ApproveAgain affected={approved} onApproved={onChanged} />
        <AskAgain
          items={approved.filter(
            ({ item: { piece } }) => piece && !piece.isInReview && !isApprovedIn(piece.brandVersion),
          )}
          brandVersion={brandVersion}
          onAsked={onChanged}
        />
      </Stack>
      <Downloads affected={affected} />
    </>
  );
}
