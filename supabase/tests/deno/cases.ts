import type { Server } from 'node:http';
import type { TestBackend } from '../support/backend.ts';
import type { Asked, Call } from './call.ts';
import { ofApplications } from './ofApplications.ts';
import { ofStaff } from './ofStaff.ts';

export interface Given {
  backend: TestBackend;
  call: Call;
  /** The same function with other settings. */
  other(settings: Record<string, string>, calls: (call: Call) => Promise<void>): Promise<void>;
  /** Calls another function, where the backend runs it. */
  local(name: string, as: Asked['as'], body: object): Promise<void>;
  entryOf(name: string): Promise<string>;
  /** Starts a service for the function to call, and returns its address. */
  listen(server: Server): Promise<string>;
}

/** What a function answers to what it takes, to the largest of it, and to what it refuses. */
export type Case = (given: Given) => Promise<void>;

export const cases: Record<string, Case> = { ...ofStaff, ...ofApplications };
