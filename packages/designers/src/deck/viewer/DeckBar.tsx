import { activation, type Elements } from '@daybreak/ui';
import { BookOpenText, ChevronLeft, ChevronRight, LayoutGrid, type LucideIcon, Maximize } from 'lucide-react';
import type { Dispatch } from 'react';
import { viewer } from '../messages.ts';
import type { DeckAction, DeckView } from '../navigation.ts';
import * as styles from './DeckBar.css.ts';
import type { FullScreen } from './useFullScreen.ts';

interface DeckBarProps {
  /** Index of the current slide, from 0. */
  slide: number;
  total: number;
  view: DeckView;
  loading: boolean;
  fullScreen: FullScreen;
  dispatch: Dispatch<DeckAction>;
  /** The list of less common actions. */
  moreMenu: Elements;
  /** Shown above the bar. */
  notice: Elements;
}

/** The deck's controls. */
export const DeckBar = ({
  slide,
  total,
  view,
  loading,
  fullScreen,
  dispatch,
  moreMenu,
  notice,
}: DeckBarProps) => (
  <div className={styles.bar}>
    {notice}
    <p className={styles.note}>{loading ? 'Loading images' : null}</p>
    <div className={styles.steps}>
      {view === 'reading' ? (
        <button
          type="button"
          className={styles.control}
          onClick={() => dispatch({ type: 'toggle', view: 'reading' })}
        >
          <ChevronLeft size={20} aria-hidden="true" />
          <span>Back to slides</span>
        </button>
      ) : (
        <>
          <Step
            label={viewer.previous}
            icon={ChevronLeft}
            disabled={slide === 0}
            onClick={() => dispatch({ type: 'previous' })}
          />
          <p className={styles.counter}>{viewer.counter(slide + 1, total)}</p>
          <Step
            label={viewer.next}
            icon={ChevronRight}
            disabled={slide === total - 1}
            onClick={() => dispatch({ type: 'next' })}
          />
        </>
      )}
    </div>
    <div className={styles.views}>
      <Toggle
        label="Overview"
        icon={LayoutGrid}
        pressed={view === 'overview'}
        onClick={() => dispatch({ type: 'toggle', view: 'overview' })}
      />
      <Toggle
        label="Reading mode"
        icon={BookOpenText}
        pressed={view === 'reading'}
        onClick={() => dispatch({ type: 'toggle', view: 'reading' })}
      />
      {fullScreen.supported ? (
        <Toggle label="Full screen" icon={Maximize} pressed={fullScreen.isOn} onClick={fullScreen.toggle} />
      ) : null}
      {moreMenu}
    </div>
  </div>
);

interface ControlProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

const Step = ({ label, icon: Icon, disabled, onClick }: ControlProps & { disabled: boolean }) => (
  <button
    type="button"
    className={styles.control}
    aria-label={label}
    title={label}
    {...activation(disabled, onClick)}
  >
    <Icon size={24} aria-hidden="true" />
  </button>
);

const Toggle = ({ label, icon: Icon, pressed, onClick }: ControlProps & { pressed: boolean }) => (
  <button type="button" className={styles.control} title={label} aria-pressed={pressed} onClick={onClick}>
    <Icon size={20} aria-hidden="true" />
    <span className={styles.word}>{label}</span>
  </button>
);
