import type { Server } from 'node:http';
import type { TestBackend } from '../support/backend.ts';
import { applicationCases } from './applicationCases.ts';
import type { Call, CaseRequest } from './denoClient.ts';
import { staffCases } from './staffCases.ts';

export interface CaseContext {
  backend: TestBackend;
  call: Call;
  /** The same function with other settings. */
  other(settings: Record<string, string>, calls: (call: Call) => Promise<void>): Promise<void>;
  /** Calls another function, where the backend runs it. */
  local(name: string, as: CaseRequest['as'], body: object): Promise<void>;
  entryOf(name: string): Promise<string>;
  /** Starts a service for the function to call, and returns its address. */
  listen(server: Server): Promise<string>;
}

/** What a function answers to what it takes, to the largest of it, and to what it refuses. */
export type Case = (given: CaseContext) => Promise<void>;

export const cases: Record<string, Case> = { ...staffCases, ...applicationCases };
