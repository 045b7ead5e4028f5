import { srgbProfile } from '../../src/raster/srgbProfile.ts';

/** Returns a profile with red and green swapped. A program that ignores it shows different colors. */
export function exchangedProfile(): Uint8Array<ArrayBuffer> {
  const profile = srgbProfile();
  // The names of the fourth and fifth tags.
  profile.set(new TextEncoder().encode('gXYZ'), 132 + 3 * 12);
  profile.set(new TextEncoder().encode('rXYZ'), 132 + 4 * 12);
  return profile;
}
