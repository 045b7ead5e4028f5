export { inspect, type ReadPrinted } from './preflight/inspect.ts';
export { type PreflightFinding, preflight } from './preflight/rules.ts';
