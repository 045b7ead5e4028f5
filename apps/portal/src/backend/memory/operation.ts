import type { Backend } from '../interfaces/Backend.ts';

type OperationOf<Part extends keyof Backend> = {
  [Name in Part]: `${Name}.${keyof Backend[Name] & string}`;
}[Part];

/** Name of a call that a story or test can make fail or hang forever. */
export type Operation = OperationOf<keyof Backend>;

/** Runs a call of a part, unless it was told to fail or hang. */
export type Answer<Part extends keyof Backend> = <T>(
  operation: OperationOf<Part>,
  compute: () => T,
) => Promise<T>;
