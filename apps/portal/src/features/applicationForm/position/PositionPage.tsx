import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Desk, DeskError } from '../Desk.ts';
import { JobApplicationPage } from '../JobApplicationPage.tsx';
import type { ReadPosition } from './openPosition.ts';
import { PositionPanel, type PositionState } from './PositionPanel.tsx';

interface PositionPageProps {
  id: string;
  desk: Desk;
  read: ReadPosition;
}

/** The form for one position: shown above it, and named by what is sent. */
export function PositionPage({ id, desk, read }: PositionPageProps) {
  const [state, setState] = useState<PositionState>('loading');
  const [attempt, setAttempt] = useState(0);

  /** For what is sent: the form keeps the desk that it began with. */
  const gone = useRef(false);
  const known = useRef(false);
  useLayoutEffect(() => {
    gone.current = state === 'gone';
    known.current = typeof state === 'object';
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt reads anew.
  useEffect(() => {
    let current = true;
    setState('loading');
    read(id).then(
      (position) => current && setState(position ?? 'gone'),
      (error) => {
        console.error('The position could not be read.', error);
        if (current) setState('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [id, read, attempt]);

  const naming = useMemo<Desk>(
    () => ({
      ...desk,
      async send(record, trap) {
        if (gone.current) return desk.send(record, trap);
        try {
          await desk.send({ ...record, position_id: id }, trap);
          // One that could not be loaded before is named by the receipt.
          if (!known.current) read(id).then((position) => position && setState(position), console.warn);
        } catch (error) {
          // The server says only that it does not want it: was the position closed meanwhile?
          if (!(error instanceof DeskError) || error.kind !== 'refused') throw error;
          if (await read(id).catch(() => true)) throw error;
          setState('gone');
          throw new DeskError('closed');
        }
      },
    }),
    [desk, id, read],
  );

  return (
    <JobApplicationPage
      desk={naming}
      position={typeof state === 'object' ? state.title : undefined}
      about={<PositionPanel id={id} state={state} onRetry={() => setAttempt((count) => count + 1)} />}
    />
  );
}
