import type { Database } from '@daybreak/supabase/types';
import type { Profile } from '../interfaces/Profiles.ts';
import { type Role, roles, type StaffMember } from '../interfaces/Staff.ts';

// Separate from the client, because early answers are read the same way.

type Tables = Database['public']['Tables'];

export type ProfileRow = Pick<
  Tables['user_profiles']['Row'],
  'first_name' | 'last_name' | 'display_name' | 'password_changed'
>;

export const toProfile = (row: ProfileRow): Profile => ({
  firstName: row.first_name ?? '',
  lastName: row.last_name ?? '',
  displayName: row.display_name ?? '',
  passwordChanged: row.password_changed ?? false,
});

export type StaffRow = Pick<
  Tables['staff_directory']['Row'],
  | 'id'
  | 'user_id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'job_title'
  | 'photo'
  | 'role'
  | 'is_active'
>;

export const toStaffMember = (row: StaffRow): StaffMember => ({
  id: row.id,
  accountId: row.user_id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  jobTitle: row.job_title,
  photo: row.photo,
  role: row.role,
  isActive: row.is_active,
});

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value);
