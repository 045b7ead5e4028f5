import type { SignedInPlace } from '../../../backend/Backend.ts';
import { ago } from '../../library/times.ts';
import { dayInWords } from '../../piece/when.ts';
import { placesCard as text } from './messages.ts';

/** Tells apart places that have the same name. */
export const factsOf = ({ address, since, lastSeen }: SignedInPlace): string =>
  [address, text.since(dayInWords(since)), text.lastSeen(ago(lastSeen))].filter(Boolean).join(' · ');
