export type { ProofedPage } from './proof/plates.ts';
export type { Press } from './proof/press.ts';
export { type Proof, proofPdf } from './proof/proofPdf.ts';
