import { readStored, writeStored } from '../../../shared/storage/browserStorage.ts';

const keyOf = (userId: string) => `daybreak-has-pieces:${userId}`;

/** Returns whether the user had pieces the last time this browser checked. */
export const hadPieces = (userId: string): boolean => readStored(keyOf(userId)) !== null;

export const noteHasPieces = (userId: string, has: boolean): void =>
  void writeStored(keyOf(userId), has ? '1' : null);
