import type { Backend } from '../interfaces/Backend.ts';

/** Name of a call that a story or test can make fail or hang forever. */
export type Operation = {
  [Name in keyof Backend]: `${Name}.${keyof Backend[Name] & string}`;
}[keyof Backend];

/** Runs a call, unless it was told to fail or hang. */
export type RunOperation = <T>(operation: Operation, compute: () => T) => Promise<T>;

/** A part's methods before delays and failures are added. */
export type Methods<Part> = {
  [Name in keyof Part]: Part[Name] extends (...parameters: infer Parameters) => infer Returned
    ? (...parameters: Parameters) => Returned | Awaited<Returned>
    : never;
};

/** Adds delays and failures to methods of a part. */
export function answering<Name extends keyof Backend, Method extends keyof Backend[Name]>(
  answer: RunOperation,
  part: Name,
  methods: Pick<Methods<Backend[Name]>, Method>,
): Pick<Backend[Name], Method> {
  const answered = Object.entries<(...parameters: never[]) => unknown>(methods).map(([name, compute]) => [
    name,
    (...parameters: never[]) => answer(`${part}.${name}` as Operation, () => compute(...parameters)),
  ]);
  return Object.fromEntries(answered) as Pick<Backend[Name], Method>;
}
