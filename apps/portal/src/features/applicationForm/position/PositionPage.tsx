import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Desk, DeskError } from '../../../backend/applicationDesk/Desk.ts';
import { JobApplicationPage } from '../JobApplicationPage.tsx';
import type { ReadPosition } from './openPosition.ts';
import { PositionPanel, type PositionState } from './PositionPanel.tsx';

interface PositionPageProps {
  id: string;
  desk: Desk;
  read: ReadPosition;
}

/** The form for one position. Shows the position above the form and includes it in the application. */
export function PositionPage({ id, desk, read }: PositionPageProps) {
  const [state, setState] = useState<PositionState>('loading');
  const [attempt, setAttempt] = useState(0);

  /** A ref, because sending needs it and the form keeps the desk it started with. */
  const gone = useRef(false);
  const known = useRef(false);
  useLayoutEffect(() => {
    gone.current = state === 'gone';
    known.current = typeof state === 'object';
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

  const naming = useMemo<Desk>(
    () => ({
      ...desk,
      async send(record, trap) {
        if (gone.current) return desk.send(record, trap);
        try {
          await desk.send({ ...record, position_id: id }, trap);
          // If it couldn't be loaded before, the receipt can name it now.
          if (!known.current) read(id).then((position) => position && setState(position), console.warn);
        } catch (error) {
          // The server only says that it rejects the application. Check whether the position has closed since.
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
