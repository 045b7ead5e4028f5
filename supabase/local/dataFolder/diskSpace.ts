import { statfs } from 'node:fs/promises';
import { BackendError } from '../http/BackendError.ts';

const megabyte = 1024 * 1024;

/**
 * PostgreSQL doesn't survive starting on a full disk. A new database takes 40 MB; later it may write a 16 MB log file.
 */
const neededBytes = (isReady: boolean) => (isReady ? 32 : 96) * megabyte;

export async function hasRoom(root: string, isReady: boolean): Promise<boolean> {
  const { bavail, bsize } = await statfs(root);
  return bavail * bsize >= neededBytes(isReady);
}

/** True if a write failed because the disk is full. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String((error as NodeJS.ErrnoException)?.code));

export const fullDisk = (root: string, isReady: boolean): BackendError =>
  new BackendError(
    `The disk with the data folder ${root} is full. Starting needs ${neededBytes(isReady) / megabyte} MB. Free up some space, or set DAYBREAK_DATA to a folder on another disk. Your saved data is safe.`,
  );
