import { Alert, Button, Text } from '@daybreak/ui';
import { useState } from 'react';
import { fileFailure } from '../../../shared/requests/fileFailure.ts';
import type { CheckedItem } from '../items.ts';

interface BulkTexts {
  text: (count: number) => string;
  run: (count: number) => string;
  running: (done: number, count: number) => string;
  done: (count: number) => string;
  failed: (count: number) => string;
}

interface BulkActionProps {
  items: readonly CheckedItem[];
  messages: BulkTexts;
  /** One piece's request. */
  send: (item: CheckedItem) => Promise<void>;
  onDone: () => void;
  /** The reason that it can't be done, which replaces the button. */
  blockedReason?: string | undefined;
}

type Refusal = Pick<CheckedItem, 'key' | 'name'> & { reason: string };

/** Runs one request per piece. A refused one doesn't stop the others. Renders nothing without pieces. */
export function BulkAction({ items, messages: words, send, onDone, blockedReason }: BulkActionProps) {
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [outcome, setOutcome] = useState<{
    doneCount: number;
    refusals: readonly Refusal[];
  }>();
  async function run() {
    const refusals: Refusal[] = [];
    for (const [done, item] of items.entries()) {
      setProgress({ done, count: items.length });
      await send(item).catch((error: unknown) => refusals.push({ ...item, reason: fileFailure(error) }));
    }
    setProgress(undefined);
    setOutcome({ doneCount: items.length - refusals.length, refusals });
    onDone();
  }
  return (
    <>
      {outcome && outcome.doneCount > 0 ? (
        <Alert tone="success" title={words.done(outcome.doneCount)} />
      ) : null}
      {outcome && outcome.refusals.length > 0 ? (
        <Alert tone="danger" title={words.failed(outcome.refusals.length)}>
          <ul>
            {outcome.refusals.map(({ key, name, reason }) => (
              <li key={key}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {items.length > 0 || progress ? <Text>{words.text(items.length)}</Text> : null}
      {blockedReason && items.length > 0 ? <Text tone="muted">{blockedReason}</Text> : null}
      {!blockedReason && (items.length > 0 || progress) ? (
        <div>
          <Button
            tone="primary"
            busy={progress !== undefined}
            busyLabel={progress ? words.running(progress.done, progress.count) : ''}
            onClick={() => void run()}
          >
            {words.run(items.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
