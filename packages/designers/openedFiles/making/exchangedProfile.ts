import { srgbProfile } from '../../src/export/srgbProfile.ts';

/** A profile in which red and green have changed places: who does not use it shows other colours. */
export function exchangedProfile(): Uint8Array<ArrayBuffer> {
  const profile = srgbProfile();
  // Names in the table of tags, the fourth and the fifth.
  profile.set(new TextEncoder().encode('gXYZ'), 132 + 3 * 12);
  profile.set(new TextEncoder().encode('rXYZ'), 132 + 4 * 12);
  return profile;
}
