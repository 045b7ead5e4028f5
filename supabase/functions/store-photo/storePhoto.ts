import { activeStaff, serverClient } from '../_shared/caller.ts';
import { Fault, orFail } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { pictureHeader } from '../_shared/pictureHeader.ts';
import { readBytes } from '../_shared/readBody.ts';

const limit = 512 * 1024;
const side = { least: 64, most: 1024 };
const tooLarge = 'This photo is over 512 KB. Make it smaller and add it again.';
const noPhoto = `The photo must be a square JPEG of ${side.least} to ${side.most} pixels per side.`;
const failureText = "Couldn't save the photo. Try again.";
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const admission = {
  roles: ['staff', 'admin', 'super_admin'],
  signedOut: 'Sign in to change photos.',
  refusalText: 'Only active staff can change photos.',
} as const;

/**
 * Replaces the photo of the directory entry `?entry=<id>` and deletes the old one; without bytes, removes the photo.
 * Answers `{ photo }`, its name or null. The database decides whose photo the caller can change.
 */
export const createStorePhoto = createJsonFunction({
  name: 'store-photo',
  failureText,
  bodyKind: 'bytes',
  async handle(_body, settings, request) {
    const { client } = await activeStaff(request, settings, admission);
    const entry = new URL(request.url).searchParams.get('entry') ?? '';
    if (!isId(entry)) throw new Fault(400, 'Choose the person in this photo.');
    const bytes = await readBytes(request, limit, tooLarge);
    if (bytes.byteLength > 0) refuseOther(bytes);
    const photo = bytes.byteLength > 0 ? `${entry}/${crypto.randomUUID()}.jpg` : null;

    const photos = serverClient(settings).storage.from('photos');
    if (photo) {
      const options = { contentType: 'image/jpeg', cacheControl: '31536000' };
      orFail(await photos.upload(photo, bytes, options), failureText);
    }
    const { data: oldPhoto, error } = await client.rpc('set_photo', { entry, photo });
    const unused = error ? photo : oldPhoto;
    // If it can't be deleted now, no entry names it: no one can read it, and the sweep tries again.
    const removeError = unused ? (await photos.remove([unused])).error : null;
    if (error?.code === '42501') throw new Fault(403, error.message);
    if (error?.code === 'P0001') throw new Fault(404, error.message);
    if (error) throw new Fault(502, failureText);
    return { answer: { photo }, counts: { bytes: bytes.byteLength, left: removeError ? 1 : 0 } };
  },
});

function refuseOther(bytes: Uint8Array): void {
  const size = pictureHeader(bytes);
  if (
    size?.type !== 'image/jpeg' ||
    size.width !== size.height ||
    size.width < side.least ||
    size.width > side.most
  )
    throw new Fault(415, noPhoto);
}
