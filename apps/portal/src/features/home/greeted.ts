import type { Session } from '../../backend/interfaces/Auth.ts';
import { readStored, writeStored } from '../../shared/storage/browserStorage.ts';

const key = 'daybreak-greeted';
const markOf = ({ userId, signIn }: Session, now: Date) => [userId, signIn, now.toDateString()].join(' ');

/** Returns whether the home page has greeted the user today in this session. */
export const wasGreeted = (session: Session, now: Date): boolean => readStored(key) === markOf(session, now);

export const noteGreeted = (session: Session, now: Date): void => void writeStored(key, markOf(session, now));
