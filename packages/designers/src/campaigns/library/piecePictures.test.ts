import { expect, it, vi } from 'vitest';
import { writePictureValue } from '../../editor/images/pictureValue.ts';
import { type PieceStore, PieceStoreError } from './pieceStore.ts';
import { oneBrowser } from './testing/oneBrowser.ts';

it('stores pictures before naming them, and fetches missing ones apart from the user’s own', async () => {
  const { pieces, start, images } = oneBrowser();
  const blob = new Blob(['a picture'], { type: 'image/png' });
  await images.save([{ id: 'roof', name: 'roof.jpg', blob }]);
  const picture = writePictureValue({ source: { upload: 'roof' }, focus: { x: 0.5, y: 0.5 }, scale: 1 });
  const control = start();
  control.drafts.save('poster', { title: 'One', picture });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  pieces.shareWithAll(id, 'edit');
  const theirs = oneBrowser(pieces);
  const other = theirs.start({ account: 'bob' });
  await other.openPiece(id);
  expect(other.images()).toMatchObject([{ id: 'roof', ofPiece: true }]);
  expect(await theirs.images.load()).toEqual([]);
  expect(await theirs.pieceImages.load()).toMatchObject([{ id: 'roof' }]);
  expect(control.images()).toEqual([]);
});

it('keeps a refused picture here with the reason, and saves the words', async () => {
  const { pieces, start, images } = oneBrowser();
  await images.save([
    { id: 'huge', name: 'huge.jpg', blob: new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]) },
  ]);
  const picture = writePictureValue({ source: { upload: 'huge' }, focus: { x: 0.5, y: 0.5 }, scale: 1 });
  const control = start();
  control.drafts.save('poster', { title: 'One', picture });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  expect(control.stateOf('poster')).toEqual({ is: 'notSaved', why: expect.stringMatching(/10 MB/) });
  expect((await pieces.as('ada').open(id)).draft).toEqual({ title: 'One' });
});

it('waits while pictures can’t be stored, then saves the piece with its picture', async () => {
  const { pieces, start, images, drafts } = oneBrowser();
  await images.save([{ id: 'sun', name: 'sun.png', blob: new Blob(['sun']) }]);
  const picture = writePictureValue({ source: { upload: 'sun' }, focus: { x: 0.5, y: 0.5 }, scale: 1 });
  const storePicture = vi.fn<PieceStore['storePicture']>(() =>
    Promise.reject(new PieceStoreError('away', 'The pictures cannot be reached.')),
  );
  const control = start({ store: { ...pieces.as('ada'), storePicture } });
  control.drafts.save('poster', { title: 'One', picture });
  const id = control.keep('poster', 'Fair');
  await control.flush();
  expect(control.stateOf('poster')).toEqual({ is: 'waiting' });
  expect(drafts.load('poster')).toEqual({ title: 'One', picture });
  storePicture.mockImplementation(pieces.as('ada').storePicture);
  await control.flush();
  expect(control.stateOf('poster')).toMatchObject({ is: 'saved' });
  const { draft, pictures } = await pieces.as('ada').open(id);
  expect(draft).toEqual({ title: 'One', picture });
  expect(Object.keys(pictures)).toEqual(['sun']);
});
