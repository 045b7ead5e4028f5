import type { StaffChoice } from '../../designer.ts';
import { type Stock, stocks } from '../../download/choice.ts';
import { restoreUserDetails } from '../../userDetails/userDetails.ts';
import type { PersonRow } from '../people.ts';

const outputs = ['pdf', 'sheets', 'zip', 'signatures'] as const;
export type Output = (typeof outputs)[number];
export const preparations = ['marks', 'bleed', 'trim'] as const;
export type BatchPreparation = (typeof preparations)[number];

/** Rows in progress, and the settings of their files. */
export interface Job {
  rows: readonly PersonRow[];
  output: Output;
  prepared: BatchPreparation;
  stock: Stock;
  /** Fields chosen in the dialog for every piece. */
  look?: Readonly<Record<string, string>>;
  /** The date on the files being made, so they come out the same if they're made again. */
  begun?: string | undefined;
}

/** The owner and designer of the rows. Another user who signs in in the same tab doesn't see them. */
export interface JobKey {
  account: string;
  designer: string;
}
const keyOf = ({ account, designer }: JobKey) => `daybreak-rows:${account}:${designer}`;

const oneOf = <T extends string>(value: unknown, values: readonly [T, ...T[]]): T =>
  values.find((each) => each === value) ?? values[0];

const isObject = (stored: unknown): stored is object => typeof stored === 'object' && stored !== null;
const textsIn = (stored: object): Record<string, string> =>
  Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
const choiceKeys = ['id', 'name', 'title', 'email', 'phone'] as const;
const isChoice = (stored: unknown): stored is StaffChoice =>
  typeof stored === 'object' &&
  stored !== null &&
  choiceKeys.every((key) => typeof Reflect.get(stored, key) === 'string');

const rowFrom = (stored: unknown): PersonRow[] => {
  const { number, user, texts, fault, leftOut, leftOutFor, from, empty } = (stored ??
    {}) as Partial<PersonRow>;
  return Number.isInteger(number)
    ? [
        {
          number: number as number,
          user: restoreUserDetails(user),
          ...(isObject(texts) ? { texts: textsIn(texts) } : {}),
          ...(Array.isArray(empty) ? { empty: empty.filter((field) => typeof field === 'string') } : {}),
          ...(typeof fault === 'string' ? { fault } : {}),
          ...(leftOut === true ? { leftOut } : {}),
          ...(typeof leftOutFor === 'string' ? { leftOutFor } : {}),
          ...(isChoice(from) ? { from } : {}),
        },
      ]
    : [];
};

/** Reads this tab's job; undefined if there's none, or if it's unreadable. */
export function readJob(jobKey: JobKey): Job | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(jobKey)) ?? 'null');
    const { rows, output, prepared, stock, look, begun } = (stored ?? {}) as Partial<Job>;
    const restoredRows = Array.isArray(rows) ? rows.flatMap(rowFrom) : [];
    if (restoredRows.length === 0) return undefined;
    return {
      rows: restoredRows,
      output: oneOf(output, outputs),
      prepared: oneOf(prepared, preparations),
      stock: oneOf(stock, stocks),
      ...(isObject(look) ? { look: textsIn(look) } : {}),
      ...(typeof begun === 'string' && !Number.isNaN(Date.parse(begun)) ? { begun } : {}),
    };
  } catch (error) {
    console.warn("Couldn't read your earlier rows.", error);
    return undefined;
  }
}

/** Stores a job while the tab is open, or removes it if it has no rows. Returns false if the browser refuses. */
export function saveJob(jobKey: JobKey, job: Job): boolean {
  try {
    if (job.rows.length > 0) sessionStorage.setItem(keyOf(jobKey), JSON.stringify(job));
    else sessionStorage.removeItem(keyOf(jobKey));
    return true;
  } catch (error) {
    console.warn("This browser doesn't keep rows.", error);
    return false;
  }
}
