import { useUserDetails } from '@daybreak/designers';
import type { BrandVersions } from '@daybreak/designers/library';
import { Alert, Button, Card, Progress, Text } from '@daybreak/ui';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { runKey } from '../../shared/pieces/knownBrands.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { defaultUserDetails } from '../../shared/session/personNames.ts';
import { updatesBrand } from '../../shared/session/rights.ts';
import * as styles from './BrandUpdate.css.ts';
import { LazyFollowUp } from './followUp/LazyFollowUp.tsx';
import { type ComparedItem, isAffected } from './groups.ts';
import type { BrandUpdateItems } from './items.ts';
import { run as messages } from './messages.ts';
import { Results } from './Results.tsx';
import { type RunControl, useComparisonRun } from './useComparisonRun.ts';

interface ComparisonProps {
  loaded: BrandUpdateItems;
  versions: BrandVersions;
  /** Whether the later version is the current one. */
  isToday: boolean;
  /** Called after a request, to load the pieces again. */
  onChanged: () => void;
}

/** Compares all pieces in two versions and shows the results. Administrators can follow up. */
export function Comparison({ loaded, versions, isToday, onChanged }: ComparisonProps) {
  const { person } = usePerson();
  const { details } = useUserDetails(useMemo(() => defaultUserDetails(person), [person]));
  const { items, privateCount } = loaded;
  const key = runKey(person.session.userId, versions.before.id, versions.after.id);
  const control = useComparisonRun(key, items, versions, details);
  const { results } = control;
  const comparedItems = useMemo(
    () =>
      items.flatMap((item): ComparedItem[] => {
        const result = results.get(item.key);
        return result ? [{ item, result }] : [];
      }),
    [items, results],
  );
  const affected = useMemo(() => comparedItems.filter(isAffected), [comparedItems]);
  const isDone = comparedItems.length === items.length;
  return (
    <>
      <Card className={styles.run}>
        <RunState control={control} done={comparedItems.length} all={items.length} />
        {privateCount > 0 ? (
          <Text size="sm" tone="muted">
            {messages.privatePieces(privateCount)}
          </Text>
        ) : null}
      </Card>
      {comparedItems.length > 0 ? (
        <Results items={comparedItems} versions={versions} details={details} />
      ) : null}
      {isDone && updatesBrand(person.staff?.role) ? (
        <LazyFollowUp
          affected={affected}
          brandVersion={isToday ? versions.after.id : undefined}
          approvedIn={versions.after.id}
          onChanged={onChanged}
        />
      ) : null}
    </>
  );
}

interface RunStateProps {
  control: RunControl;
  done: number;
  all: number;
}

function RunState({ control: { isRunning, isStored, start, pause, restart }, done, all }: RunStateProps) {
  const isDone = done === all;
  const Icon = isDone ? RotateCcw : isRunning ? Pause : Play;
  const label = isDone
    ? messages.again
    : isRunning
      ? messages.pause
      : done > 0
        ? messages.continue
        : messages.start(all);
  return (
    <>
      {done > 0 || isRunning ? (
        <Progress label={messages.progress(done, all)} value={(100 * done) / all} />
      ) : null}
      {isRunning ? (
        <Text size="sm" tone="muted">
          {messages.meanwhile}
        </Text>
      ) : null}
      <div>
        <Button
          tone={isDone || isRunning ? 'neutral' : 'primary'}
          icon={<Icon size={18} />}
          onClick={isDone ? restart : isRunning ? pause : start}
        >
          {label}
        </Button>
      </div>
      {isStored ? null : <Alert tone="warning" title={messages.notKept} />}
    </>
  );
}
