import { Boundary, Button, lazyPart, toast } from '@daybreak/ui';
import { Search } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { palette as messages } from './messages.ts';
import * as styles from './PaletteButton.css.ts';
import { useEarlyKeystrokes } from './useEarlyKeystrokes.ts';

const PortalPalette = lazyPart(() => import('./PortalPalette.tsx'), 'PortalPalette');

/** Downloads the palette before it's opened. */
export const preloadPalette = PortalPalette.preload;

const onMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Reports once that the palette couldn't be drawn. After `onTold`, opening it tries again. */
function PaletteMissing({ onTold }: { onTold: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per failure.
  useEffect(() => {
    toast({ ...messages.missing, tone: 'danger' });
    onTold();
  }, []);
  return null;
}

/** Opens the command palette, as Ctrl+K and ⌘K do. Its code and the directory load on first use. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const [query, setQuery] = useState('');
  useEarlyKeystrokes(open, setQuery, setOpen);

  // A layout effect, so that a key pressed as soon as the button appears isn't missed.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      // An open dialog has to be closed first.
      if (document.querySelector('[role="dialog"]:not(:has([cmdk-root]))')) return;
      event.preventDefault();
      setUsed(true);
      setOpen((before) => !before);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const close = () => {
    setOpen(false);
    setUsed(false);
  };

  return (
    <>
      <Button
        icon={<Search size={16} />}
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <span className={styles.words}>{messages.open}</span>
        <span className={styles.keys} aria-hidden="true" translate="no">
          {onMac() ? '⌘K' : 'Ctrl K'}
        </span>
      </Button>
      {used ? (
        <Boundary fallback={() => <PaletteMissing onTold={close} />}>
          <Suspense fallback={null}>
            <PortalPalette open={open} onOpenChange={setOpen} query={query} onQueryChange={setQuery} />
          </Suspense>
        </Boundary>
      ) : null}
    </>
  );
}
