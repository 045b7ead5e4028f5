export type { PreflightFinding } from './preflight/findings.ts';
export { inspect, type ReadPrinted } from './preflight/inspect.ts';
export { preflight } from './preflight/rules.ts';
