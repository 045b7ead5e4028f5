/** A stopwatch as plain data. Times are in milliseconds; `now` is a clock time. */
export interface Timer {
  /** Time counted before the timer last started. */
  readonly counted: number;
  /** Start time; absent while it's stopped. */
  readonly since?: number;
}

export const newTimer: Timer = { counted: 0 };

export const elapsed = ({ counted, since }: Timer, now: number): number =>
  counted + (since === undefined ? 0 : Math.max(0, now - since));

export const startTimer = (timer: Timer, now: number): Timer =>
  timer.since === undefined ? { ...timer, since: now } : timer;

export const pauseTimer = (timer: Timer, now: number): Timer => ({ counted: elapsed(timer, now) });

/** Restarts at zero. A running timer keeps running. */
export const reset = ({ since }: Timer, now: number): Timer =>
  since === undefined ? newTimer : { counted: 0, since: now };

/** `4:05`, `1:04:05`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Reads a timer from `JSON.stringify` output; anything else gives a new timer. */
export function timerOf(text: string | null): Timer {
  try {
    const { counted, since } = JSON.parse(text ?? '') as Timer;
    const isTime = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;
    if (isTime(counted) && (since === undefined || isTime(since))) return { counted, since };
  } catch {
    // Starts over if nothing valid was stored.
  }
  return newTimer;
}
