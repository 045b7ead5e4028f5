import type { Role } from '../../backend/interfaces/Staff.ts';

/** Check whether a role may seed leads or staff accounts. For display only: the functions decide. */
export const seeds = {
  leads: (role: Role | null) => role === 'admin' || role === 'super_admin',
  staff: (role: Role | null) => role === 'super_admin',
};

/** Returns whether this role may read the audit trail. For display only: the server decides. */
export const readsAuditTrail = (role: Role | null | undefined): boolean => role === 'super_admin';

/** Returns whether this role may read job applications. For display only: the server decides. */
export const reviewsApplications = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';

/** Returns whether this role approves, edits and withdraws team photographs. For display only: the server decides. */
export const keepsTeamPictures = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';

/** Returns whether this role manages who has a business card. For display only: the server decides. */
export const looksAfterCards = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';

/** Returns whether this role decides which designers' pieces need approval. For display only: the server decides. */
export const setsApprovalRules = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';

/**
 * Returns whether this role also compares others' pieces in versions of the brand, and follows up. For display only:
 * the server decides.
 */
export const updatesBrand = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';
