export const roles = ['super_admin', 'admin', 'staff'] as const;
export type Role = (typeof roles)[number];

export const isAdministrator = (role: Role | null | undefined): boolean =>
  role === 'admin' || role === 'super_admin';

export const fullName = (first?: string | null, last?: string | null): string =>
  [first, last].filter(Boolean).join(' ');

/** A row of the staff directory. */
export interface StaffMember {
  readonly id: string;
  /** Their account id, as used in the library; null if they have no account. */
  readonly accountId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly jobTitle: string | null;
  /** The name of their photo, for `People.photoAddress`; null if they have none. */
  readonly photo: string | null;
  readonly role: Role;
  /** False for someone who has left: only super admins see such rows, and they grant no rights. */
  readonly isActive: boolean;
}

/** A super admin's changes to a directory card. An empty string is stored as null; the first name must not be empty. */
interface StaffChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

interface CompanyInfo {
  readonly phone: string;
  readonly jobTitle: string;
}

/**
 * The staff directory's cards. Methods that change something reject with `refused` if the server leaves the row
 * unchanged.
 */
export interface Staff {
  /** Returns the signed-in user's active row; null if they have none. */
  own(): Promise<StaffMember | null>;
  /** Returns the signed-in user's role according to the server; null means no rights beyond their own profile. */
  role(): Promise<Role | null>;
  /**
   * Returns active people, by role (super admins first) and then first name. With `inactive`, returns people who have
   * left.
   */
  list(which?: 'active' | 'inactive'): Promise<readonly StaffMember[]>;
  /** Edits a directory card, for a super admin. */
  update(id: string, changes: StaffChanges): Promise<StaffMember>;
  /** Edits the phone and job title in the row with a super admin's own email. */
  saveCompanyInfo(info: CompanyInfo): Promise<StaffMember>;
  /**
   * Changes another person's role, for a super admin. Rejects with `refused` for their own row and for the last super
   * admin.
   */
  setRole(id: string, role: Role): Promise<StaffMember>;
  /** Activates or deactivates another person, for a super admin. Rejects as `setRole` does. */
  setActive(id: string, isActive: boolean): Promise<StaffMember>;
}
