import { type Elements, Layer } from '@daybreak/ui';
import { type ReactNode, useRef } from 'react';
import { inDraft } from '../history/useUndoKeys.ts';
import { DeferredContent } from './DeferredContent.tsx';
import { Rail, type RailProps } from './Rail.tsx';
import * as styles from './Studio.css.ts';
import { PaneChoice, StudioHead } from './StudioHead.tsx';
import type { Panes } from './usePanes.ts';

export interface StudioFrameProps {
  /** The designer whose draft it is, for the undo and redo keys. */
  id: string;
  title: string;
  panes: Panes;
  /** The choice of a draft: next to the title or, if the bar has no room for it, in its own row. */
  drafts?: Elements;
  /** Other actions for a draft, shown in the bar. */
  tools?: Elements;
  /** Makes files of the piece; shown at the end of the bar. */
  download: ReactNode;
  form: ReactNode;
  /** The work area: a `Canvas` of artboards, or anything else that shows a piece and its scale. */
  board: Elements;
  rail: RailProps;
  onLeave: () => void;
}

/** Leaves a text on Escape, as on the piece; the next Escape leaves the studio. Returns whether a text was left. */
function leaveText(target: EventTarget, middle: HTMLElement | null): boolean {
  const canvas = middle?.querySelector<HTMLElement>('[role="region"][tabindex]');
  const isText =
    target instanceof Element && target.matches('textarea, input:not([type="radio"], [type="checkbox"])');
  if (!isText || !canvas) return false;
  canvas.focus();
  return true;
}

/** The frame of a designer that fills the window: its form, its board, and tools. The designer supplies all three. */
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
  const middle = useRef<HTMLDivElement>(null);
  const hasDraftRow = isPhone || isFolded;
  const panels = (
    <DeferredContent revealAfterPaint>
      <Rail {...rail} />
    </DeferredContent>
  );
  return (
    <Layer {...inDraft(id)} label={`${title} studio`} onDismiss={onLeave} className={styles.studio}>
      <div className={styles.frame}>
        <StudioHead
          title={title}
          tools={
            <DeferredContent>
              {hasDraftRow ? null : drafts}
              {tools}
            </DeferredContent>
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
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields inside */}
          <div
            ref={formBox}
            className={styles.form}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing || isPhone) return;
              if (leaveText(event.target, middle.current)) event.stopPropagation();
            }}
            inert={isPhone && pane !== 'form'}
            data-front={(isPhone && pane === 'form') || undefined}
          >
            <section aria-label="Fields" className={styles.fields}>
              <DeferredContent revealAfterPaint>{form}</DeferredContent>
            </section>
            {isPhone ? panels : null}
          </div>
          <div ref={middle} className={styles.middle} inert={isPhone && pane !== 'piece'}>
            {board}
          </div>
          {!isPhone && (!isFolded || railOpen) ? panels : null}
        </div>
      </div>
    </Layer>
  );
}
