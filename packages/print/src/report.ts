export { printReport } from './pdf/report/report.ts';
export type { Answer } from './pdf/report/reportLines.ts';
