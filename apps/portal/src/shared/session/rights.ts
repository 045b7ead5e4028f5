import { isAdministrator, type Role } from '../../backend/interfaces/Staff.ts';

const isSuperAdministrator = (role: Role | null | undefined): boolean => role === 'super_admin';

// What a role may do. For display only: the server decides.

/** Seed leads or staff accounts. */
export const seeds = { leads: isAdministrator, staff: isSuperAdministrator };

/** Read the audit trail. */
export const readsAuditTrail = isSuperAdministrator;

/** Read job applications. */
export const reviewsApplications = isAdministrator;

/** Approve, edit and withdraw team photos. */
export const managesTeamPictures = isAdministrator;

/** Manage who has a business card. */
export const managesCards = isAdministrator;

/** Decide which designers' pieces need approval. */
export const setsApprovalRules = isAdministrator;

/** Also compare others' pieces in versions of the brand, and follow up. */
export const updatesBrand = isAdministrator;
