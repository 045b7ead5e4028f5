import { pngChunks, withPngChunk } from './pngChunks.ts';
import { srgbProfile } from './srgbProfile.ts';

/** Colours are meant as a screen shows them. */
const PERCEPTUAL = 0;
/** What a segment with a profile begins with. */
const profileName = 'ICC_PROFILE\0';

/**
 * The same PNG, stating that its colors are sRGB (PNG 1.2, section 4.2.2.3), as canvases draw them. A profile that the browser put in says
 * so already, and a file has only one of the two.
 */
export const withPngColorSpace = (png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  pngChunks(png, 'iCCP').length > 0 ? png : withPngChunk(png, 'sRGB', new Uint8Array([PERCEPTUAL]));

/**
 * The same JPEG with the profile of sRGB in an APP2 segment (ICC.1, annex B.4), right after its JFIF header. The profile fits
 * into one segment. One that the browser put in stays, and is the only one.
 */
export function withJpegColorSpace(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (new TextDecoder('latin1').decode(jpeg.subarray(0, 65_536)).includes(profileName)) return jpeg;
  const profile = srgbProfile();
  const name = new TextEncoder().encode(profileName);
  const length = 2 + name.length + 2 + profile.length;
  const segment = [0xff, 0xe2, length >> 8, length & 255, ...name, 1, 1, ...profile];
  const at = jpeg[2] === 0xff && jpeg[3] === 0xe0 ? 4 + (((jpeg[4] ?? 0) << 8) | (jpeg[5] ?? 0)) : 2;
  const out = new Uint8Array(jpeg.length + segment.length);
  out.set(jpeg.subarray(0, at));
  out.set(segment, at);
  out.set(jpeg.subarray(at), at + segment.length);
  return out;
}
