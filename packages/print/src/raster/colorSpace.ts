import { jpegMarker, withJpegSegment } from '../photograph/jpegMarkers.ts';
import { pngChunks, withPngChunk } from './pngChunks.ts';
import { srgbProfile } from './srgbProfile.ts';

/** Perceptual rendering intent, as colors appear on screen. */
const perceptualIntent = 0;
/** The first bytes of a segment with a profile. */
const profileName = 'ICC_PROFILE\0';

/**
 * Returns the PNG with a chunk stating that its colors are sRGB (PNG 1.2, section 4.2.2.3), which is how canvases draw them. If the browser
 * already added a profile, that one stays, because a file has only one of the two.
 */
export const withPngColorSpace = (png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  pngChunks(png, 'iCCP').length > 0 ? png : withPngChunk(png, 'sRGB', new Uint8Array([perceptualIntent]));

/**
 * Returns the JPEG with the sRGB profile in an APP2 segment (ICC.1, annex B.4), right after its JFIF header. The profile fits in one
 * segment. If the browser already added one, it stays and no other is added.
 */
export function withJpegColorSpace(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (new TextDecoder('latin1').decode(jpeg.subarray(0, 65_536)).includes(profileName)) return jpeg;
  const data = new Uint8Array([...new TextEncoder().encode(profileName), 1, 1, ...srgbProfile()]);
  return withJpegSegment(jpeg, jpegMarker.app2, data);
}
