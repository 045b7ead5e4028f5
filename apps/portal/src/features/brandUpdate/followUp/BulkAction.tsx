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
  words: BulkTexts;
  /** One piece's request. */
  work: (item: CheckedItem) => Promise<void>;
  onDone: () => void;
  /** The reason that it can't be done, which replaces the button. */
  blocked?: string | undefined;
}

type Refused = Pick<CheckedItem, 'key' | 'name'> & { reason: string };

/** Runs one request per piece. A refused one doesn't stop the others. Renders nothing without pieces. */
export function BulkAction({ items, words, work, onDone, blocked }: BulkActionProps) {
  const [progress, setProgress] = useState<{ done: number; count: number }>();
  const [outcome, setOutcome] = useState<{
    done: number;
    refused: readonly Refused[];
  }>();
  async function run() {
    const refused: Refused[] = [];
    for (const [done, item] of items.entries()) {
      setProgress({ done, count: items.length });
      await work(item).catch((error: unknown) => refused.push({ ...item, reason: fileFailure(error) }));
    }
    setProgress(undefined);
    setOutcome({ done: items.length - refused.length, refused });
    onDone();
  }
  return (
    <>
      {outcome && outcome.done > 0 ? <Alert tone="success" title={words.done(outcome.done)} /> : null}
      {outcome && outcome.refused.length > 0 ? (
        <Alert tone="danger" title={words.failed(outcome.refused.length)}>
          <ul>
            {outcome.refused.map(({ key, name, reason }) => (
              <li key={key}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {items.length > 0 || progress ? <Text>{words.text(items.length)}</Text> : null}
      {blocked && items.length > 0 ? <Text tone="muted">{blocked}</Text> : null}
      {!blocked && (items.length > 0 || progress) ? (
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
