import { designerVersionOf } from '@daybreak/designers/library';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import type { ComparedItem } from '../groups.ts';
import { reapproval as messages } from '../messages.ts';
import { BulkAction } from './BulkAction.tsx';

interface AskAgainProps {
  items: readonly ComparedItem[];
  /** The brand version to request approval in; undefined if it isn't the current one. */
  brandVersion: string | undefined;
  onAsked: () => void;
}

/** Requests approval of all approved pieces that look different. */
export function AskAgain({ items, brandVersion, onAsked }: AskAgainProps) {
  const { brandUpdates } = useBackend();
  return (
    <BulkAction
      items={items.map(({ item }) => item)}
      messages={messages}
      send={({ id, key, designer, piece }) => {
        const result = items.find(({ item }) => item.key === key)?.result;
        const findings = !result || 'failed' in result ? null : result.findings;
        return brandUpdates.askAgain(id, piece?.version ?? 0, {
          designerVersion: designerVersionOf(designer),
          brandVersion: brandVersion ?? '',
          preflight: findings?.map(({ level, says }) => ({ level, says })) ?? null,
        });
      }}
      onDone={onAsked}
      blockedReason={brandVersion === undefined ? messages.notToday : undefined}
    />
  );
}
