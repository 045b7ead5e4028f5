import { statfs } from 'node:fs/promises';
import { BackendError } from '../http/BackendError.ts';

const megabyte = 1024 * 1024;

/** PostgreSQL does not survive a full disk at its start. New, it is 40 MB; later it may write a log file of 16 MB. */
const needed = (isReady: boolean) => (isReady ? 32 : 96) * megabyte;

export async function hasRoom(root: string, isReady: boolean): Promise<boolean> {
  const { bavail, bsize } = await statfs(root);
  return bavail * bsize >= needed(isReady);
}

/** Whether a write failed for want of space. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String((error as NodeJS.ErrnoException)?.code));

export const fullDisk = (root: string, isReady: boolean): BackendError =>
  new BackendError(
    `The disk of the data folder ${root} is full: a start needs ${needed(isReady) / megabyte} MB. Free some space, or set DAYBREAK_DATA to a folder on another disk; what was saved is kept.`,
  );
