import { Boundary, Button, lazyPart, type MenuItem } from '@daybreak/ui';
import { Suspense, useState } from 'react';
import { MoreWord } from './MoreWord.tsx';

/** Downloaded once the designer is on screen. */
const MoreMenu = lazyPart(() => import('./MoreMenu.tsx'), 'MoreMenu');

/**
 * The button of the menu of further actions. If it's pressed before the menu has loaded, the menu opens as soon as it
 * has.
 */
export function More({ items }: { items: readonly MenuItem[] }) {
  const [wasPressed, setWasPressed] = useState(false);
  const button = (press: () => void) => (
    <Button aria-haspopup="menu" onClick={press}>
      <MoreWord />
    </Button>
  );
  if (items.length === 0) return null;
  return (
    <Boundary fallback={({ again }) => button(again)}>
      <Suspense fallback={button(() => setWasPressed(true))}>
        <MoreMenu items={items} wasPressed={wasPressed} />
      </Suspense>
    </Boundary>
  );
}
