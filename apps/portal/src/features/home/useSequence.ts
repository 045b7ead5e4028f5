import { useEffect, useState } from 'react';

/**
 * Counts the parts of a timed sequence to show: part n from `times[n]` milliseconds after the first render. `finish`
 * shows all of them.
 */
export function useSequence(times: readonly number[]): { visibleCount: number; finish: () => void } {
  const [shown, setStep] = useState(() => times.filter((time) => time <= 0).length);

  useEffect(() => {
    const timers = times.map((time, index) =>
      setTimeout(() => setStep((count) => Math.max(count, index + 1)), time),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [times]);

  return { visibleCount: shown, finish: () => setStep(times.length) };
}
