import { AsyncLocalStorage } from 'node:async_hooks';

/** Reports a fault inside the database layer: never with parameters, rows or addresses. */
export type Report = (line: string) => void;

const scope = new AsyncLocalStorage<Report>();
const methods = ['error', 'warn', 'log', 'info'] as const;
let installed = false;

/**
 * Runs `task` with its console output diverted to `report`, one short line per call. `@supabase/lite` prints database
 * errors with their parameters, which are people's email addresses.
 */
export function quietly<T>(report: Report, task: () => Promise<T>): Promise<T> {
  install();
  return scope.run(report, task);
}

function install() {
  if (installed) return;
  installed = true;
  for (const method of methods) {
    const original = console[method];
    console[method] = (...values: unknown[]) => {
      const report = scope.getStore();
      if (report) scope.exit(() => report(summary(values)));
      else original.apply(console, values);
    };
  }
}

function summary(values: unknown[]): string {
  return values.map((value) => (typeof value === 'string' ? value.slice(0, 200) : describe(value))).join(' ');
}

function describe(value: unknown): string {
  if (!(value instanceof Error)) return `[${typeof value}]`;
  const code = (value as { code?: unknown }).code;
  return typeof code === 'string'
    ? `database error ${code}`
    : `${value.name}: ${value.stack?.split('\n')[1]?.trim() ?? ''}`;
}
