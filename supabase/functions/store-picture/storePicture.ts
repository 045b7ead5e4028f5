import { activeStaff, serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';
import { maxPixels, pictureHeader } from '../_shared/pictureHeader.ts';
import { readBytes } from '../_shared/readBody.ts';

const limit = 10 * 1024 * 1024;
const tooLarge = 'This picture is over 10 MB. Make it smaller and add it again.';
const tooManyPixels = 'This picture is over 50 megapixels. Make it smaller and add it again.';
const failureText = "Couldn't save the picture. Try again.";

const admission = {
  roles: ['staff', 'admin', 'super_admin'],
  signedOut: 'Sign in to upload pictures.',
  refusalText: 'Only active staff can upload pictures.',
} as const;

/**
 * Stores a library picture under the SHA-256 of its bytes, once per content, and records that the caller has it.
 * Answers `{ sha256, bytes, type }`. The digest is computed here, so a name always matches its bytes.
 */
export const createStorePicture = createJsonFunction({
  name: 'store-picture',
  failureText,
  bodyKind: 'bytes',
  async handle(_body, settings, request) {
    const { id: account } = await activeStaff(request, settings, admission);
    const bytes = await readBytes(request, limit, tooLarge);
    const header = pictureHeader(bytes);
    if (!header) throw new Fault(415, 'Add a PNG, JPEG or WebP picture.');
    if (header.width * header.height > maxPixels) throw new Fault(413, tooManyPixels);
    const { type } = header;
    const sha256 = await digestOf(bytes);
    const picture = { sha256, bytes: bytes.byteLength, type };
    const server = serverClient(settings);
    // Recorded first: the sweep deletes files without a record.
    const noteResult = await server.rpc('note_picture', { account, ...picture });
    if (noteResult.error?.code === '23514') throw new Fault(413, noteResult.error.message);
    if (noteResult.error) throw new Fault(502, failureText);
    const uploadResult = await server.storage
      .from('piece-pictures')
      .upload(sha256, bytes, { contentType: type, upsert: false });
    if (uploadResult.error && !isThere(uploadResult.error)) throw new Fault(502, failureText);
    return { answer: picture, counts: { bytes: bytes.byteLength } };
  },
});

/** True if Storage already has these bytes: it answers 409, or 400 with 409 in its body, for a taken name. */
const isThere = (error: { message: string } & { status?: number; statusCode?: string }) =>
  error.status === 409 || error.statusCode === '409' || /already exists/i.test(error.message);

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
