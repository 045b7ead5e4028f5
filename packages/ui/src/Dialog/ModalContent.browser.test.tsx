import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ModalContent } from './ModalContent.tsx';

/** Appears with an animation, directly in its portal. */
function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <style>{'@keyframes come { from { opacity: 0 } } .comes { animation: come 200ms }'}</style>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Portal>
          <ModalContent className="comes" aria-describedby={undefined} onDismiss={() => setOpen(false)}>
            <Radix.Title>A poster</Radix.Title>
            <input aria-label="Headline" />
          </ModalContent>
        </Radix.Portal>
      </Radix.Root>
    </main>
  );
}

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  flushSync(() => root.render(<Opener />));
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it('leaves the page and the focus unchanged if closed before the first paint', async () => {
  const opener = place.querySelector('button');
  opener?.focus();
  flushSync(() => opener?.click());
  const dialog = document.querySelector('[role="dialog"]');
  expect(place.inert).toBe(true);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Headline');
  dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
  expect(place.inert).toBe(false);
});
