import { designerVersionOf } from '@daybreak/designers/library';
import { Alert, Button, Heading, Text } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { sentenceOf } from '../../shared/requests/failure.ts';
import * as styles from './BrandUpdate.css.ts';
import type { Compared } from './groups.ts';
import { again as words } from './messages.ts';

interface AskAgainProps {
  affected: readonly Compared[];
  /** The version to ask for approval in; undefined if it isn't today's. */
  brandVersion: string | undefined;
  onAsked: () => void;
}

/** Asks for approval of all approved pieces that look different, one request each: one that's refused doesn't stop the others. */
export function AskAgain({ affected, brandVersion, onAsked }: AskAgainProps) {
  const { brandUpdates } = useBackend();
  const [asking, setAsking] = useState<{ done: number; count: number }>();
  const [outcome, setOutcome] = useState<{
    asked: number;
    refused: readonly (readonly [string, string])[];
  }>();
  const due = affected.filter(({ item }) => item.piece?.approval && !item.piece.isInReview);

  async function ask(version: string) {
    const refused: (readonly [string, string])[] = [];
    for (const [done, { item, result }] of due.entries()) {
      setAsking({ done, count: due.length });
      const { id, name, designer, piece } = item;
      const findings = 'failed' in result ? null : result.findings;
      const preflight = findings?.map(({ level, says }) => ({ level, says })) ?? null;
      const about = { designerVersion: designerVersionOf(designer), brandVersion: version, preflight };
      await brandUpdates
        .askAgain(id, piece?.version ?? 0, about)
        .catch((error: unknown) => refused.push([name, sentenceOf(error)]));
    }
    setAsking(undefined);
    setOutcome({ asked: due.length - refused.length, refused });
    onAsked();
  }

  return (
    <section className={styles.section}>
      <Heading level={2} size="md">
        {words.title}
      </Heading>
      {outcome && outcome.asked > 0 ? <Alert tone="success" title={words.asked(outcome.asked)} /> : null}
      {outcome && outcome.refused.length > 0 ? (
        <Alert tone="danger" title={words.failed(outcome.refused.length)}>
          <ul>
            {outcome.refused.map(([name, why]) => (
              <li key={name}>{`${name}: ${why}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {due.length === 0 && !asking ? (
        outcome ? null : (
          <Text tone="muted">{words.none}</Text>
        )
      ) : (
        <>
          <Text>{words.text(due.length)}</Text>
          {brandVersion === undefined ? (
            <Text tone="muted">{words.notToday}</Text>
          ) : (
            <div>
              <Button
                tone="primary"
                busy={asking !== undefined}
                busyLabel={asking ? words.asking(asking.done, asking.count) : ''}
                onClick={() => void ask(brandVersion)}
              >
                {words.ask(due.length)}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
