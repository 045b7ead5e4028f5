import type { SignedInPlace } from '../../../backend/interfaces/Account.ts';
import { formatAgo } from '../../../shared/dates/ago.ts';
import { dayOfMoment } from '../../../shared/dates/dates.ts';
import { placesCard as text } from './messages.ts';

/** Returns the details that distinguish places with the same name. */
export const factsOf = ({ address, since, lastSeen }: SignedInPlace): string =>
  [address, text.since(dayOfMoment(since)), text.lastSeen(formatAgo(lastSeen))].filter(Boolean).join(' · ');
