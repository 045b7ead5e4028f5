import type { SignedInPlace } from '../../../backend/interfaces/Account.ts';
import { formatAgo } from '../../../shared/dates/ago.ts';
import { dayOfMoment } from '../../../shared/dates/dates.ts';
import { placesCard as messages } from './messages.ts';

/** Returns the details that distinguish places with the same name. */
export const placeFacts = ({ address, since, lastSeen }: SignedInPlace): string =>
  [address, messages.since(dayOfMoment(since)), messages.lastSeen(formatAgo(lastSeen))]
    .filter(Boolean)
    .join(' · ');
