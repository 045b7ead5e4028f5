import { Boundary, Button, lazyPart } from '@daybreak/ui';
import { memo, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './DraftBar.css.ts';
import { DraftName } from './DraftName.tsx';
import type { DesignerProps, OpenDraft } from './designer.ts';
import type { ShelfControl } from './useShelf.ts';

/** Downloaded once the designer stands. */
const DraftMenu = lazyPart(() => import('./DraftMenu.tsx'), 'DraftMenu');

interface DraftBarProps {
  drafts: ShelfControl;
  /** Where it stands, beside the title of the page; without such a place it stands where it is drawn. */
  place?: HTMLElement | null;
  open: OpenDraft;
  besideDraft: DesignerProps['besideDraft'];
}

/** Which of a person's drafts is open, and the menu of all of them. Remembered, so that no letter draws it again. */
export const DraftBar = memo(({ drafts, place, open, besideDraft }: DraftBarProps) => {
  const [asked, setAsked] = useState(false);
  // A press before the menu is there opens it once it is.
  const button = (press: () => void) => (
    <Button size="small" className={styles.trigger} aria-haspopup="menu" onClick={press}>
      <DraftName name={drafts.name} />
    </Button>
  );
  const bar = (
    <div className={styles.bar}>
      <Boundary fallback={({ again }) => button(again)}>
        <Suspense fallback={button(() => setAsked(true))}>
          <DraftMenu {...drafts} asked={asked} />
        </Suspense>
      </Boundary>
      {besideDraft?.(open)}
    </div>
  );
  if (place === null) return null;
  return place ? createPortal(bar, place) : <div className={styles.alone}>{bar}</div>;
});
