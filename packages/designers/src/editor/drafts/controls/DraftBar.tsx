import { Boundary, Button, lazyPart, Row } from '@daybreak/ui';
import { memo, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DesignerProps, OpenDraft } from '../../designer.ts';
import type { DraftListControl } from '../useDraftList.ts';
import * as styles from './DraftBar.css.ts';
import { DraftName } from './DraftName.tsx';

/** The menu, downloaded once the designer is on screen. */
const DraftMenu = lazyPart(() => import('./DraftMenu.tsx'), 'DraftMenu');

interface DraftBarProps {
  drafts: DraftListControl;
  /** The element for it, next to the page title. Without it, the bar appears in place. */
  place?: HTMLElement | null;
  open: OpenDraft;
  besideDraft: DesignerProps['besideDraft'];
}

/** Shows which of the user's drafts is open, with a menu of all of them. Memoized, so keystrokes don't redraw it. */
export const DraftBar = memo(({ drafts, place, open, besideDraft }: DraftBarProps) => {
  const [wasPressed, setWasPressed] = useState(false);
  // If it's pressed before the menu has loaded, the menu opens once it has.
  const button = (press: () => void) => (
    <Button size="small" className={styles.trigger} aria-haspopup="menu" onClick={press}>
      <DraftName name={drafts.name} />
    </Button>
  );
  const bar = (
    <Row gap="2" wrap>
      <Boundary fallback={({ again }) => button(again)}>
        <Suspense fallback={button(() => setWasPressed(true))}>
          <DraftMenu {...drafts} wasPressed={wasPressed} />
        </Suspense>
      </Boundary>
      {besideDraft?.(open)}
    </Row>
  );
  if (place === null) return null;
  return place ? createPortal(bar, place) : <div className={styles.alone}>{bar}</div>;
});
