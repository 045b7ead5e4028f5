import type { ApplicationNote } from '../../backend/interfaces/Applications.ts';
import { momentInWords } from '../../shared/dates/dates.ts';
import { detail as text } from './messages.ts';

/** Who wrote a note, and when. */
export const noteSigned = ({ author, at }: Pick<ApplicationNote, 'author' | 'at'>): string =>
  [author ?? text.noteOfNobody, at && momentInWords(at)].filter(Boolean).join(', ');
