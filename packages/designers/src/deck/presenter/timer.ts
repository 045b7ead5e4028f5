/** A stopwatch as plain data. Times are milliseconds; `now` is the time of a clock. */
export interface Timer {
  /** What was counted before the timer last started. */
  readonly counted: number;
  /** When it started; absent while it stands. */
  readonly since?: number;
}

export const newTimer: Timer = { counted: 0 };

export const elapsed = ({ counted, since }: Timer, now: number): number =>
  counted + (since === undefined ? 0 : Math.max(0, now - since));

export const started = (timer: Timer, now: number): Timer =>
  timer.since === undefined ? { ...timer, since: now } : timer;

export const paused = (timer: Timer, now: number): Timer => ({ counted: elapsed(timer, now) });

/** Begins at zero again. A timer that runs goes on running. */
export const reset = ({ since }: Timer, now: number): Timer =>
  since === undefined ? newTimer : { counted: 0, since: now };

/** `4:05`, `1:04:05`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What `JSON.stringify` made of a timer; a new timer of anything else. */
export function timerOf(text: string | null): Timer {
  try {
    const { counted, since } = JSON.parse(text ?? '') as Timer;
    const isTime = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;
    if (isTime(counted) && (since === undefined || isTime(since))) return { counted, since };
  } catch {
    // Nothing was kept, or something else: both begin anew.
  }
  return newTimer;
}
