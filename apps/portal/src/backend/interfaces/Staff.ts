export const roles = ['super_admin', 'admin', 'staff'] as const;
export type Role = (typeof roles)[number];

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

/** What a super admin may change in the directory. An empty string is stored as null; the first name must not be empty. */
interface StaffChanges {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

interface CompanyInfo {
  readonly phone: string;
  readonly jobTitle: string;
}

/** Every method that changes something rejects with `refused` if the server leaves the row unchanged. */
export interface Staff {
  /** The signed-in user's active row, or null if they have none. */
  own(): Promise<StaffMember | null>;
  /** The signed-in user's role as the server sees it; null means no rights beyond their own profile. */
  role(): Promise<Role | null>;
  /** Active people, by role (super admins first) and then first name; with `inactive`, those who have left. */
  list(which?: 'active' | 'inactive'): Promise<readonly StaffMember[]>;
  /** A super admin's edit of a directory card. */
  update(id: string, changes: StaffChanges): Promise<StaffMember>;
  /** A super admin's edit of the phone and job title on the row with their own email. */
  saveCompanyInfo(info: CompanyInfo): Promise<StaffMember>;
  /** A super admin changes another person's role. Rejects with `refused` for their own row and for the last super admin. */
  setRole(id: string, role: Role): Promise<StaffMember>;
  /** A super admin activates or deactivates another person. Rejects as `setRole` does. */
  setActive(id: string, isActive: boolean): Promise<StaffMember>;
}
