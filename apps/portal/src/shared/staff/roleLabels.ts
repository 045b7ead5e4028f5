import type { Role } from '../../backend/interfaces/Staff.ts';

/** Roles in words, verbatim from the specification. */
export const roleLabels: Record<Role, string> = {
  super_admin: 'Super Administrator',
  admin: 'Administrator',
  staff: 'Staff Member',
};
