import { BackendError } from '../errors.ts';
import { roles, type Staff, type StaffMember } from '../interfaces/Staff.ts';
import type { MemoryAccess } from './access.ts';
import { refuseLeavingManager } from './memoryPeople.ts';
import type { Methods } from './operation.ts';
import { activeRowOf, idOf, type MemoryPerson, memberOf, staffMemberOf } from './people.ts';

export function memoryStaff(
  { people, me, role: ownRole, byEmail, entitled, roleOf }: MemoryAccess,
  recordEntry: (before: StaffMember, after: StaffMember) => void,
): Methods<Staff> {
  const changedBySuperAdmin = (
    id: string,
    changes: Partial<NonNullable<MemoryPerson['staff']>>,
  ): StaffMember => {
    const person = people.find((other) => idOf(other) === id);
    if (ownRole() !== 'super_admin' || !person?.staff)
      throw new BackendError('refused', "You can't change this record. Nothing was saved.");
    const before = person.staff;
    person.staff = { ...before, ...changes };
    recordEntry(memberOf(person, before), memberOf(person, person.staff));
    return memberOf(person, person.staff);
  };
  const refuseOwnRow = (id: string) => {
    if (idOf(me()) === id)
      throw new BackendError('refused', "You can't change your own role or deactivate yourself.");
  };

  return {
    own: () => activeRowOf(entitled()),
    role: () => roleOf(entitled()),
    list(filter = 'active') {
      const role = roleOf(entitled());
      if (filter === 'inactive' && role !== 'super_admin') return [];
      // As on the server, users without rights see only themselves.
      return (role ? people : [entitled()])
        .flatMap((person) => staffMemberOf(person) ?? [])
        .filter(({ isActive }) => isActive === (filter === 'active'))
        .sort(
          (a, b) => roles.indexOf(a.role) - roles.indexOf(b.role) || a.firstName.localeCompare(b.firstName),
        );
    },
    update: (id, { firstName, lastName, phone }) =>
      changedBySuperAdmin(id, {
        firstName: firstName.trim(),
        lastName: lastName.trim() || null,
        phone: phone.trim() || null,
      }),
    saveCompanyInfo: ({ phone, jobTitle }) =>
      changedBySuperAdmin(idOf(me()), { phone: phone.trim() || null, jobTitle: jobTitle.trim() || null }),
    setRole(id, role) {
      refuseOwnRow(id);
      return changedBySuperAdmin(id, { role });
    },
    setActive(id, isActive) {
      refuseOwnRow(id);
      if (!isActive) refuseLeavingManager(people, id);
      const member = changedBySuperAdmin(id, { isActive });
      const person = byEmail(member.email);
      if (person) person.isActivated = isActive;
      return member;
    },
  };
}
