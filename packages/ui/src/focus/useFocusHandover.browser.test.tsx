import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const draw = (bar: ReactNode) =>
  act(async () =>
    root.render(
      <main>
        <div>{bar}</div>
        <a href="#beside">Beside</a>
      </main>,
    ),
  );
const focused = () => expect.poll(() => document.activeElement?.textContent);
const button = (name: string) =>
  [...place.querySelectorAll('button')].find((each) => each.textContent === name);

it('moves focus from a removed control to its replacement', async () => {
  await draw(<Button key="before">Before</Button>);
  button('Before')?.focus();
  await draw(<Button key="after">After</Button>);
  await focused().toBe('After');
});

it('moves focus from a removed control to its neighbor if nothing replaces it', async () => {
  await draw([<Button key="gone">Gone</Button>, <Button key="left">Left</Button>]);
  button('Gone')?.focus();
  await draw([<Button key="left">Left</Button>, <Button key="new">New</Button>]);
  await focused().toBe('Left');
  await draw(null);
  await focused().toBe('Beside');
});

it('keeps a menu open that replaces a focused button', async () => {
  await draw(<Button key="before">Drafts</Button>);
  button('Drafts')?.focus();
  await draw(
    <DropdownMenu
      key="after"
      defaultOpen
      items={[{ label: 'Rename', onSelect: () => undefined }]}
      trigger={<Button>Drafts</Button>}
    />,
  );
  await act(async () => button('Drafts')?.focus());
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(document.querySelector('[role="menuitem"]')?.textContent).toBe('Rename');
});
