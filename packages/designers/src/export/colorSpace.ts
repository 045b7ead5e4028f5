import { withPngChunk } from './pngChunks.ts';
import { srgbProfile } from './srgbProfile.ts';

/** Colours are meant as a screen shows them. */
const PERCEPTUAL = 0;

/** The same PNG, stating that its colours are sRGB (PNG 1.2, section 4.2.2.3), as canvases draw them. */
export const withPngColorSpace = (png: Uint8Array): Uint8Array<ArrayBuffer> =>
  withPngChunk(png, 'sRGB', new Uint8Array([PERCEPTUAL]));

/**
 * The same JPEG with the profile of sRGB in an APP2 segment (ICC.1, annex B.4), right after its JFIF header. The profile fits
 * into one segment.
 */
export function withJpegColorSpace(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const profile = srgbProfile();
  const name = new TextEncoder().encode('ICC_PROFILE\0');
  const length = 2 + name.length + 2 + profile.length;
  const segment = [0xff, 0xe2, length >> 8, length & 255, ...name, 1, 1, ...profile];
  const at = jpeg[2] === 0xff && jpeg[3] === 0xe0 ? 4 + (((jpeg[4] ?? 0) << 8) | (jpeg[5] ?? 0)) : 2;
  const out = new Uint8Array(jpeg.length + segment.length);
  out.set(jpeg.subarray(0, at));
  out.set(segment, at);
  out.set(jpeg.subarray(at), at + segment.length);
  return out;
}
