import { srgbProfile } from '../../src/raster/srgbProfile.ts';

/** A profile with red and green swapped: a program that ignores it shows different colors. */
export function exchangedProfile(): Uint8Array<ArrayBuffer> {
  const profile = srgbProfile();
  // Names in the table of tags, the fourth and the fifth.
  profile.set(new TextEncoder().encode('gXYZ'), 132 + 3 * 12);
  profile.set(new TextEncoder().encode('rXYZ'), 132 + 4 * 12);
  return profile;
}
