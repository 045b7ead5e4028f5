export { type Answer, printReport } from './pdf/report/report.ts';
