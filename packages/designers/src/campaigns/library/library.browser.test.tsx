import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadPieceLook } from '../../catalogue/pieceLook.ts';
import { poster } from '../../designers/poster/poster.ts';
import { localDrafts } from '../../editor/drafts/draftStore.ts';
import { memoryImages } from '../../editor/images/store/imageStore.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { Workbench } from '../../editor/workbench/Workbench.tsx';
import { memoryPieces } from './memoryPieces.ts';
import { browserOutbox } from './sync/outbox.ts';
import { startLibrary } from './sync/startLibrary.ts';
import { browserLock } from './sync/tabLock.ts';

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => {
  flushSync(() => root.render(null));
  localStorage.clear();
});

const start = (pieces = memoryPieces(), over = {}) =>
  startLibrary({
    store: { ...pieces.as('ada'), ...over },
    drafts: localDrafts('test:'),
    account: 'ada',
    designers: [{ id: 'poster', title: 'Poster' }],
    designerVersion: 1,
    images: memoryImages(),
    pieceImages: memoryImages(),
  });

it('sends a request whose answer was lost again after the page closes, and applies it once', async () => {
  const pieces = memoryPieces();
  const never = () => new Promise<never>(() => {});
  const first = start(pieces);
  first.drafts.save('poster', { title: 'One' });
  const id = first.keep('poster', 'Fair');
  await first.flush();
  first.stop();
  // Simulates a page that closes while it waits for an answer to a completed request. A page that stays open would
  // still hold its lock.
  const request = vi.fn(pieces.as('ada').save);
  const alone = <Value,>(_: string, work: () => Promise<Value>) => work();
  const gone = startLibrary({
    store: { ...pieces.as('ada'), save: (change) => request(change).then(never) },
    ...{ drafts: localDrafts('test:'), account: 'ada', designers: [], designerVersion: 1, alone },
    ...{ images: memoryImages(), pieceImages: memoryImages() },
  });
  gone.drafts.save('poster', { title: 'Two' });
  void gone.flush();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  gone.stop();
  expect(await browserOutbox.load('poster')).toMatchObject({
    account: 'ada',
    save: { id, changed: { title: 'Two' } },
  });

  const again = start(pieces, { save: request });
  await again.flush();
  expect(request).toHaveBeenLastCalledWith(request.mock.calls[0]?.[0]);
  expect(again.stateOf('poster')).toMatchObject({ is: 'saved' });
  expect(again.pieceOf('poster')?.revision).toBe(2);
  expect(await browserOutbox.load('poster')).toBeUndefined();
  again.stop();
});

it('sends from one of several tabs at a time', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => browserLock('test', work)));
  expect(most).toBe(1);
});

it('keeps typed text over a colleague’s incoming change and lists what it overwrote', async () => {
  await page.viewport(1280, 800);
  const pieces = memoryPieces();
  const control = start(pieces);
  control.drafts.save('poster', { title: 'One', subtitle: 'Two' });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  pieces.shareWithAll(id, 'edit');
  flushSync(() => root.render(<Workbench designer={poster} drafts={control.drafts} />));
  const title = page.getByLabelText('Title', { exact: true });
  await expect.element(title).toHaveValue('One');
  await userEvent.fill(title, 'Mine');
  const change = {
    id,
    base: 1,
    mutation: crypto.randomUUID(),
    designerVersion: 1,
    brandVersion: '1',
    pictures: {},
  };
  await pieces.as('bob').save({ ...change, changed: { title: 'Theirs', subtitle: 'Theirs too' } });
  await control.refresh('poster');
  await expect.element(page.getByLabelText('Subtitle')).toHaveValue('Theirs too');
  await expect.element(title).toHaveValue('Mine');
  await control.flush();
  expect((await pieces.as('bob').open(id)).draft).toMatchObject({ title: 'Mine', subtitle: 'Theirs too' });
  expect(control.pieceOf('poster')?.overwritten).toMatchObject([{ field: 'title', value: 'Theirs' }]);
  control.stop();
});

it('draws a small picture of every kind of piece, with the viewer’s details', async () => {
  const user = { ...defaultUserDetails, name: 'Ada Okafor' };
  const drafts = {
    signature: { banner: 'night', bannerLine: 'Bring us your panels' },
    'business-card': { layout: 'vertical' },
    email: { headline: 'Bring us your panels' },
    wizard: { description: 'A poster for an open house' },
    poster: { title: 'Bring us your panels' },
  };
  for (const [designer, draft] of Object.entries(drafts)) {
    const look = await loadPieceLook(designer);
    if (!look) throw new Error(`${designer} is not drawn.`);
    flushSync(() =>
      root.render(<look.Drawn draft={draft} user={user} within={{ width: 208, height: 140 }} />),
    );
    const box = host.firstElementChild?.getBoundingClientRect();
    expect([designer, Number(box?.width) > 0, Number(box?.height) <= 140]).toEqual([designer, true, true]);
    if (designer === 'signature' || designer === 'business-card')
      expect(host.textContent, designer).toContain('Ada Okafor');
    else expect(host.innerHTML.length, designer).toBeGreaterThan(100);
  }
});
