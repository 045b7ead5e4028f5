import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { PieceChoice } from '../preview/PieceChoice.tsx';
import { DeferredContent } from './DeferredContent.tsx';

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));

const text = () => host.querySelector<HTMLTextAreaElement>('textarea') as HTMLTextAreaElement;
const write = (words: string) =>
  flushSync(() =>
    root.render(
      <DeferredContent>
        <textarea aria-label="Title" value={words} onChange={() => undefined} />
      </DeferredContent>,
    ),
  );

it('follows once the previous drawing is on screen', async () => {
  write('Open');
  let painted = false;
  requestAnimationFrame(() => {
    painted = true;
  });
  write('Open evening');
  expect(text().value).toBe('Open');
  await expect.poll(() => text().value).toBe('Open evening');
  expect(painted).toBe(true);
});

it('is drawn at once while typed in, and at the latest when it gets the focus', () => {
  write('Open');
  text().focus();
  write('Open evening');
  expect(text().value).toBe('Open evening');
  text().blur();
  write('Closed');
  expect(text().value).toBe('Open evening');
  flushSync(() => text().focus());
  expect(text().value).toBe('Closed');
});

it('keeps a new choice until it follows with that or another one', async () => {
  const options = ['blue', 'white', 'orange'].map((value) => ({ value, label: value }));
  const chosen = () => host.querySelector<HTMLInputElement>(':checked')?.value;
  const label = () => host.querySelector('legend')?.textContent;
  const draw = (theme: string, choose: (theme: string) => void) =>
    flushSync(() =>
      root.render(
        <DeferredContent>
          <PieceChoice
            label={`Now ${theme}`}
            hint={undefined}
            value={theme}
            options={options}
            draw={() => null}
            onValueChange={choose}
          />
        </DeferredContent>,
      ),
    );
  const press = (theme: string) => host.querySelector<HTMLInputElement>(`[value="${theme}"]`)?.click();
  draw('blue', (theme) => draw(theme, () => undefined));
  press('white');
  expect([chosen(), label()]).toEqual(['white', 'Now blue']);
  const seen = new Set<unknown>();
  await expect
    .poll(
      () => {
        seen.add(chosen());
        return label();
      },
      { interval: 1 },
    )
    .toBe('Now white');
  expect([...seen]).toEqual(['white']);

  // A choice may be refused.
  press('orange');
  expect(chosen()).toBe('orange');
  await expect.poll(chosen).toBe('white');
});
