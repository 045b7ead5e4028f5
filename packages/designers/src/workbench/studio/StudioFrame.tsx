import { type Elements, Layer } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { inDraft } from '../useUndoKeys.ts';
import { Following } from './Following.tsx';
import { Rail, type RailProps } from './Rail.tsx';
import * as styles from './Studio.css.ts';
import { PaneChoice, StudioHead } from './StudioHead.tsx';
import type { Panes } from './usePanes.ts';

export interface StudioFrameProps {
  /** The designer whose draft it is, for the keys of undo and redo. */
  id: string;
  title: string;
  /** From `usePanes`. */
  panes: Panes;
  /** Which draft it is: stands beside the title, and where the bar has no room for it in a row of its own. */
  drafts?: Elements;
  /** What else is done with a draft: stands in the bar. */
  tools?: Elements;
  /** What is made of the piece: stands at the end of the bar. */
  download: ReactNode;
  /** The fields. */
  form: ReactNode;
  /** What is looked at and worked on: a `Canvas` of artboards, or whatever else shows a piece and its scale. */
  board: Elements;
  rail: RailProps;
  onLeave: () => void;
}

/** A designer that fills the window: its form, its board, and what helps with it. What they are is the designer's. */
export function StudioFrame({
  id,
  title,
  panes: { isPhone, isFolded, pane, setPane, railOpen, setRailOpen, formBox },
  drafts,
  tools,
  download,
  form,
  board,
  rail,
  onLeave,
}: StudioFrameProps) {
  const hasDraftRow = isPhone || isFolded;
  const panels = (
    <Following comesAfter>
      <Rail {...rail} />
    </Following>
  );
  return (
    <Layer {...inDraft(id)} label={`${title} studio`} onDismiss={onLeave} className={styles.studio}>
      <div className={styles.frame}>
        <StudioHead
          title={title}
          tools={
            <Following>
              {hasDraftRow ? null : drafts}
              {tools}
            </Following>
          }
          rail={
            isPhone || !isFolded
              ? undefined
              : { isOpen: railOpen, toggle: () => setRailOpen(!railOpen), panels: rail.panels }
          }
          download={download}
          onLeave={onLeave}
        />
        {isPhone ? <PaneChoice pane={pane} onChange={setPane} /> : null}
        {hasDraftRow && drafts ? (
          <div className={styles.drafts} data-not-first>
            {drafts}
          </div>
        ) : null}
        <div className={styles.body}>
          <div
            ref={formBox}
            className={styles.form}
            inert={isPhone && pane !== 'form'}
            data-front={(isPhone && pane === 'form') || undefined}
          >
            <section aria-label="Fields" className={styles.fields}>
              <Following comesAfter>{form}</Following>
            </section>
            {isPhone ? panels : null}
          </div>
          <div className={styles.middle} inert={isPhone && pane !== 'piece'}>
            {board}
          </div>
          {!isPhone && (!isFolded || railOpen) ? panels : null}
        </div>
      </div>
    </Layer>
  );
}
