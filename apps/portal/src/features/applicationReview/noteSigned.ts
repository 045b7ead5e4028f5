import type { ApplicationNote } from '../../backend/interfaces/Applications.ts';
import { formatMoment } from '../../shared/dates/dates.ts';
import { detail as messages } from './messages.ts';

/** Returns a note's author and time. */
export const noteSigned = ({ author, at }: Pick<ApplicationNote, 'author' | 'at'>): string =>
  [author ?? messages.noteOfNobody, at && formatMoment(at)].filter(Boolean).join(', ');
