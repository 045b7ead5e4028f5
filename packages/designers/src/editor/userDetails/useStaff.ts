import type { StaffChoice } from '../designer.ts';
import { useLoaded } from '../rendering/useLoaded.ts';

const noOne: readonly StaffChoice[] = [];

/** The people of the staff directory, read once and again on request. Empty until they're loaded. */
export function useStaff(load: () => Promise<readonly StaffChoice[]>, onFailed?: () => void) {
  const { status, value, retry } = useLoaded(load, "Couldn't load the staff directory.", onFailed);
  return { status, people: value ?? noOne, retry };
}
