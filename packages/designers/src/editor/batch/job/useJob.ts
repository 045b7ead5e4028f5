import { useEffect, useState } from 'react';
import { useLatest } from '../../rendering/useLatest.ts';
import { type Job, type JobKey, readJob, saveJob } from './jobStorage.ts';

/** A killed tab loses at most this much typing, in milliseconds. */
const saveDelay = 400;
const noJob: Job = { rows: [], output: 'pdf', prepared: 'marks', stock: 'coated' };

/** The rows in progress, restored from this tab and stored there shortly after each change. */
export function useJob({ account, designer }: JobKey) {
  const [storedJob] = useState(() => readJob({ account, designer }));
  const [job, setJob] = useState<Job>(storedJob ?? noJob);
  const [isSaved, setIsSaved] = useState(true);
  const latest = useLatest(job);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is stored.
  useEffect(() => {
    const timer = setTimeout(() => setIsSaved(saveJob({ account, designer }, latest.current)), saveDelay);
    return () => clearTimeout(timer);
  }, [account, designer, job]);
  useEffect(() => {
    const keep = () => saveJob({ account, designer }, latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [account, designer]);

  return {
    job,
    /** True if there was a stored job when the dialog opened. */
    isRestored: storedJob !== undefined,
    /** False if this browser can't store anything. */
    isSaved,
    set: (changes: Partial<Job>) => setJob((current) => ({ ...current, ...changes })),
    setRows: (next: (rows: Job['rows']) => Job['rows']) =>
      setJob((current) => ({ ...current, rows: next(current.rows) })),
  };
}
