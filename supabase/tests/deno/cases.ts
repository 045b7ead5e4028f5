import type { Server } from 'node:http';
import type { TestBackend } from '../support/backend.ts';
import { applicationCases } from './applicationCases.ts';
import type { Call, CaseRequest } from './denoClient.ts';
import { staffCases } from './staffCases.ts';

export interface CaseContext {
  backend: TestBackend;
  call: Call;
  /** Runs calls of this function with other settings. */
  other(settings: Record<string, string>, calls: (call: Call) => Promise<void>): Promise<void>;
  /** Calls another function, where the backend runs it. */
  local(name: string, as: CaseRequest['as'], body: object): Promise<void>;
  entryOf(name: string): Promise<string>;
  /** Starts a service for the function to call, and returns its address. */
  listen(server: Server): Promise<string>;
}

/** Tests a function's responses to valid, maximum and invalid input. */
export type Case = (context: CaseContext) => Promise<void>;

export const cases: Record<string, Case> = { ...staffCases, ...applicationCases };
