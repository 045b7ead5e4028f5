import { setTimeout as pause } from 'node:timers/promises';
import type { Handler } from './authApi.ts';

/** Answers no sooner than after `milliseconds`, so that the time does not tell what was found. */
export const evenly =
  (milliseconds: number, handler: Handler): Handler =>
  async (request) => {
    const [response] = await Promise.all([handler(request), pause(milliseconds)]);
    return response;
  };
