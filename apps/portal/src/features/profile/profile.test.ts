import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../../backend/interfaces/Staff.ts';
import { shownRole } from './useProfileData.ts';

describe('the role on the profile', () => {
  const staff = { role: 'admin' } as StaffMember;
  it.each([
    ["is the function's", 'super_admin', staff, 'super_admin'],
    ['falls back to the staff record', null, staff, 'admin'],
    ['and then to staff', null, null, 'staff'],
  ] as const)('%s', (_rule, grantedRole, record, role) => {
    expect(shownRole({ grantedRole, staff: record })).toBe(role);
  });
});
