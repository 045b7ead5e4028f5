import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../../backend/Backend.ts';
import { isDirty, restoreUnsaved } from './keptForm.ts';
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

describe('unsaved changes', () => {
  const saved = { firstName: 'Sam', lastName: 'Rivera' };
  it.each([
    ['nothing', null],
    ['broken JSON', '{"firstName":'],
    ['a list', '["Sam"]'],
    ['null', 'null'],
    ['a number', '7'],
    ['what is saved already', JSON.stringify(saved)],
    ['wrong types', '{"firstName":42,"lastName":null}'],
    ['unknown fields', '{"role":"super_admin"}'],
    ['a prototype', '{"__proto__":{"firstName":"Mallory"}}'],
  ])('out of %s are none', (_name, stored) => {
    expect(restoreUnsaved(stored, saved)).toEqual({});
  });

  it('come back field by field', () => {
    expect(restoreUnsaved('{"firstName":"Samuel","lastName":3}', saved)).toEqual({ firstName: 'Samuel' });
  });

  it('are there while a field differs from what is saved', () => {
    expect(isDirty({ ...saved, lastName: '' }, saved)).toBe(true);
    expect(isDirty({ ...saved }, saved)).toBe(false);
  });
});
