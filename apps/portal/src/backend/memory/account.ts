import { BackendError } from '../errors.ts';
import type { Account, SecondStepCalls, SignedInPlace } from '../interfaces/Account.ts';
import { isAdministrator } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import type { Methods } from './operation.ts';

export const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
export const iPhoneSafari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const place = (id: string, isCurrent: boolean, changes: Partial<SignedInPlace> = {}): SignedInPlace => ({
  id,
  isCurrent,
  userAgent: windowsChrome,
  address: '203.0.113.7',
  since: '2026-11-20T08:15:00+00:00',
  lastSeen: '2026-11-23T16:40:00+00:00',
  ...changes,
});

/** Two places: an office computer, which is this one, and a phone. */
export const samplePlaces = (): SignedInPlace[] => [
  place('here', true),
  place('phone', false, { userAgent: iPhoneSafari, address: '198.51.100.23' }),
];

export function memoryAccount(
  places: SignedInPlace[],
  { me, role }: MemoryAccess,
): Methods<Omit<Account, keyof SecondStepCalls>> {
  let isNotified = true;
  return {
    getsApplicationMails() {
      me();
      return isNotified;
    },
    setApplicationMails(isOn) {
      if (!isAdministrator(role()))
        throw new BackendError('refused', 'Only administrators can get emails about new applications.');
      isNotified = isOn;
    },
    places() {
      me();
      return [...places];
    },
    signOutElsewhere() {
      me();
      places.splice(0, places.length, ...places.filter(({ isCurrent }) => isCurrent));
    },
    signOutPlace(id) {
      me();
      const remaining = places.filter((place) => place.isCurrent || place.id !== id);
      places.splice(0, places.length, ...remaining);
    },
  };
}
