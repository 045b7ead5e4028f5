import { applicationMutants } from './applicationMutants.ts';
import { approvalMutants } from './approvalMutants.ts';
import { auditMutants } from './auditMutants.ts';
import { authMutants } from './authMutants.ts';
import { commentMutants } from './commentMutants.ts';
import { designerMutants } from './designerMutants.ts';
import type { Mutant } from './mutant.ts';
import { pieceMutants } from './pieceMutants.ts';
import { staffMutants } from './staffMutants.ts';
import { uiMutants } from './uiMutants.ts';

export const mutants: readonly Mutant[] = [
  ...applicationMutants,
  ...approvalMutants,
  ...auditMutants,
  ...authMutants,
  ...commentMutants,
  ...designerMutants,
  ...pieceMutants,
  ...staffMutants,
  ...uiMutants,
];
