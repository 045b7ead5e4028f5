import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ApplicationApi, ApplicationApiError } from '../../../backend/applicationApi/ApplicationApi.ts';
import { JobApplicationPage } from '../JobApplicationPage.tsx';
import type { ReadPosition } from './openPosition.ts';
import { PositionPanel, type PositionState } from './PositionPanel.tsx';

/** The form for one position. Shows the position above the form and includes it in the application. */
export function PositionPage({ id, api, read }: { id: string; api: ApplicationApi; read: ReadPosition }) {
  const [state, setState] = useState<PositionState>('loading');
  const [attempt, setAttempt] = useState(0);

  /** A ref, because sending needs it and the form keeps the desk it started with. */
  const isGone = useRef(false);
  const isKnown = useRef(false);
  useLayoutEffect(() => {
    isGone.current = state === 'gone';
    isKnown.current = typeof state === 'object';
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads again.
  useEffect(() => {
    let current = true;
    setState('loading');
    read(id).then(
      (position) => current && setState(position ?? 'gone'),
      (error) => {
        console.error("Couldn't load the position.", error);
        if (current) setState('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [id, read, attempt]);

  const naming = useMemo<ApplicationApi>(
    () => ({
      ...api,
      async send(record, trap) {
        if (isGone.current) return api.send(record, trap);
        try {
          await api.send({ ...record, position_id: id }, trap);
          // If it couldn't be loaded before, the receipt can name it now.
          if (!isKnown.current) read(id).then((position) => position && setState(position), console.warn);
        } catch (error) {
          // The server only says that it rejects the application. Check whether the position has closed since.
          if (!(error instanceof ApplicationApiError) || error.kind !== 'refused') throw error;
          if (await read(id).catch(() => true)) throw error;
          setState('gone');
          throw new ApplicationApiError('closed');
        }
      },
    }),
    [api, id, read],
  );

  return (
    <JobApplicationPage
      api={naming}
      position={typeof state === 'object' ? state.title : undefined}
      about={<PositionPanel id={id} state={state} onRetry={() => setAttempt((count) => count + 1)} />}
    />
  );
}
