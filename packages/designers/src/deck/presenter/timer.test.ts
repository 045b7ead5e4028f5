import { describe, expect, it } from 'vitest';
import { elapsed, newTimer, pauseTimer, reset, startTimer, timerOf, timeText } from './timer.ts';

describe('the timer', () => {
  it('is at zero until it’s started', () => {
    expect(elapsed(newTimer, 99_000)).toBe(0);
  });

  it('counts from the start, except while paused', () => {
    const first = pauseTimer(startTimer(newTimer, 1_000), 4_000);
    expect(elapsed(first, 60_000)).toBe(3_000);
    expect(elapsed(startTimer(first, 60_000), 62_500)).toBe(5_500);
  });

  it('keeps counting when started twice', () => {
    expect(elapsed(startTimer(startTimer(newTimer, 1_000), 3_000), 5_000)).toBe(4_000);
  });

  it('restarts at zero on reset, and keeps running if it ran', () => {
    const running = reset(startTimer(newTimer, 1_000), 9_000);
    expect(elapsed(running, 9_500)).toBe(500);
    expect(reset(pauseTimer(running, 12_000), 13_000)).toEqual(newTimer);
  });

  it('never counts backward when the clock is set back', () => {
    expect(elapsed(startTimer(newTimer, 5_000), 1_000)).toBe(0);
  });

  it('is the same after being stored', () => {
    const timer = startTimer({ counted: 1_500 }, 10_000);
    expect(timerOf(JSON.stringify(timer))).toEqual(timer);
    expect(timerOf(JSON.stringify(newTimer))).toEqual(newTimer);
  });

  it.each([null, '', 'null', '{"counted":-1}', '{"counted":"3"}', '{"counted":1,"since":"now"}'])(
    'is new when %j was stored',
    (text) => {
      expect(timerOf(text)).toEqual(newTimer);
    },
  );

  it.each([
    [0, '0:00'],
    [999, '0:00'],
    [65_000, '1:05'],
    [3_599_999, '59:59'],
    [3_845_000, '1:04:05'],
  ])('shows %i ms as %s', (milliseconds, text) => {
    expect(timeText(milliseconds)).toBe(text);
  });
});
