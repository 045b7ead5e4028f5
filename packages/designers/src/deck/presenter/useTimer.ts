import { useEffect, useState } from 'react';
import { session } from './session.ts';
import { elapsed, pauseTimer, reset, startTimer, timerOf } from './timer.ts';

const key = 'daybreak-deck-timer';

/** A clock's time in milliseconds, read again every `every` milliseconds. */
export function useNow(clock: () => number, interval: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), interval);
    return () => clearInterval(timer);
  }, [clock, interval]);
  return now;
}

/** The speaker's stopwatch. It's stored for this window, so a reload doesn't stop it. */
export function useTimer(clock: () => number, now: number) {
  const [timer, setTimer] = useState(() => timerOf(session.read(key)));
  useEffect(() => session.write(key, JSON.stringify(timer)), [timer]);
  return {
    elapsed: elapsed(timer, Math.max(now, timer.since ?? 0)),
    running: timer.since !== undefined,
    start: () => setTimer((current) => startTimer(current, clock())),
    pause: () => setTimer((current) => pauseTimer(current, clock())),
    reset: () => setTimer((current) => reset(current, clock())),
  };
}
