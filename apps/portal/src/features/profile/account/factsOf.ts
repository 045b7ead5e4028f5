import type { SignedInPlace } from '../../../backend/interfaces/Account.ts';
import { ago } from '../../../shared/dates/ago.ts';
import { dayOfMoment } from '../../../shared/dates/dates.ts';
import { placesCard as text } from './messages.ts';

/** Returns the details that distinguish places with the same name. */
export const factsOf = ({ address, since, lastSeen }: SignedInPlace): string =>
  [address, text.since(dayOfMoment(since)), text.lastSeen(ago(lastSeen))].filter(Boolean).join(' · ');
