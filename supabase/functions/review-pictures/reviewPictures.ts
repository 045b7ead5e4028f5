import { serverClient } from '../_shared/caller.ts';
import { Fault } from '../_shared/Fault.ts';
import { createJsonFunction } from '../_shared/httpFunction.ts';

/** Seconds that a picture's address works. */
const linkLife = 600;
const failureText = "Couldn't load the pictures. Try again.";

/**
 * Returns the pictures of the one version that a review link shows, for people without an account: `{ token }` →
 * `{ pictures: { <sha256>: <address> } }`, with addresses that work for ten minutes.
 */
export const createReviewPictures = createJsonFunction({
  name: 'review-pictures',
  failureText,
  async handle({ token }, settings) {
    if (typeof token !== 'string') throw new Fault(400, "The review link's token is missing.");
    const server = serverClient(settings);
    const { data: names, error, status } = await server.rpc('review_pictures', { token });
    if (status === 429)
      throw new Fault(429, 'This link was opened too many times. Try again in a minute.', {
        'retry-after': '60',
      });
    if (error) throw new Fault(502, failureText);
    const pictures: Record<string, string> = {};
    if (names.length > 0) {
      const signed = await server.storage.from('piece-pictures').createSignedUrls(names, linkLife);
      if (signed.error) throw new Fault(502, failureText);
      for (const { path, signedUrl } of signed.data) if (path && signedUrl) pictures[path] = signedUrl;
    }
    return { answer: { pictures }, counts: { pictures: names.length } };
  },
});
