import { Pause, Play, RotateCcw } from 'lucide-react';
import * as bar from '../viewer/DeckBar.css.ts';
import * as styles from './Stopwatch.css.ts';
import { timeText } from './timer.ts';
import { useNow, useTimer } from './useTimer.ts';

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** The time since the speaker started, and the time of day. */
export function Stopwatch({ clock }: { clock: () => number }) {
  const now = useNow(clock, 250);
  const timer = useTimer(clock, now);
  return (
    <>
      <div className={styles.watch}>
        <p className={styles.elapsed} role="timer" aria-label="Elapsed time">
          {timeText(timer.elapsed)}
        </p>
        <button type="button" className={bar.control} onClick={timer.running ? timer.pause : timer.start}>
          {timer.running ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          <span>{timer.running ? 'Pause' : 'Start'}</span>
        </button>
        <button type="button" className={bar.control} onClick={timer.reset}>
          <RotateCcw size={18} aria-hidden="true" />
          <span>Reset</span>
        </button>
      </div>
      <p className={styles.clock}>
        <time dateTime={new Date(now).toISOString().slice(0, 16)}>{timeOfDay.format(now)}</time>
      </p>
    </>
  );
}
