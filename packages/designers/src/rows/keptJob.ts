import { restoreUserDetails } from '../userDetails/userDetails.ts';
import type { StaffChoice } from '../workbench/designer.ts';
import { type Stock, stocks } from '../workbench/download/choice.ts';
import type { PersonRow } from './people.ts';

const outputs = ['pdf', 'sheets', 'zip', 'signatures'] as const;
export type Output = (typeof outputs)[number];
const preparations = ['marks', 'bleed', 'trim'] as const;
export type Preparation = (typeof preparations)[number];

/** Rows that somebody works on, and how their files are to be. */
export interface Job {
  rows: readonly PersonRow[];
  output: Output;
  prepared: Preparation;
  stock: Stock;
  /** The date that the files bear which are being made; they are the same when they are made again. */
  begun?: string | undefined;
}

const keyOf = (designer: string) => `daybreak-rows:${designer}`;

const oneOf = <T extends string>(value: unknown, known: readonly [T, ...T[]]): T =>
  known.find((each) => each === value) ?? known[0];

const choiceKeys = ['id', 'name', 'title', 'email', 'phone'] as const;
const isChoice = (stored: unknown): stored is StaffChoice =>
  typeof stored === 'object' &&
  stored !== null &&
  choiceKeys.every((key) => typeof Reflect.get(stored, key) === 'string');

const rowFrom = (stored: unknown): PersonRow[] => {
  const { number, user, texts, leftOut, from } = (stored ?? {}) as Partial<PersonRow>;
  return Number.isInteger(number)
    ? [
        {
          number: number as number,
          user: restoreUserDetails(user),
          ...(typeof texts === 'object' && texts !== null
            ? {
                texts: Object.fromEntries(
                  Object.entries(texts).filter(([, text]) => typeof text === 'string'),
                ),
              }
            : {}),
          ...(leftOut === true ? { leftOut } : {}),
          ...(isChoice(from) ? { from } : {}),
        },
      ]
    : [];
};

/** What was worked on in this tab; undefined where there is nothing, or nothing that can be read. */
export function readJob(designer: string): Job | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(designer)) ?? 'null');
    const { rows, output, prepared, stock, begun } = (stored ?? {}) as Partial<Job>;
    const read = Array.isArray(rows) ? rows.flatMap(rowFrom) : [];
    if (read.length === 0) return undefined;
    return {
      rows: read,
      output: oneOf(output, outputs),
      prepared: oneOf(prepared, preparations),
      stock: oneOf(stock, stocks),
      ...(typeof begun === 'string' && !Number.isNaN(Date.parse(begun)) ? { begun } : {}),
    };
  } catch (error) {
    console.warn('The rows from before cannot be read.', error);
    return undefined;
  }
}

/** Keeps it for as long as the tab is there, and none without rows. False where the browser refuses. */
export function keepJob(designer: string, job: Job): boolean {
  try {
    if (job.rows.length > 0) sessionStorage.setItem(keyOf(designer), JSON.stringify(job));
    else sessionStorage.removeItem(keyOf(designer));
    return true;
  } catch (error) {
    console.warn('This browser keeps no rows.', error);
    return false;
  }
}
