import type { Role } from '../backend/Backend.ts';

/** Whether a person with this role may seed leads, or staff accounts. For what is shown only: the functions decide. */
export const seeds = {
  leads: (role: Role | null) => role === 'admin' || role === 'super_admin',
  staff: (role: Role | null) => role === 'super_admin',
};

/** Whether a person with this role reads the audit trail. For what is shown only: the server decides who reads it. */
export const readsAuditTrail = (role: Role | null | undefined): boolean => role === 'super_admin';

/** Whether a person with this role reads job applications. For what is shown only: the server decides who reads them. */
export const reviewsApplications = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';

/** Whether a person with this role looks after who has a business card. For what is shown only: the server decides who may. */
export const looksAfterCards = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';
