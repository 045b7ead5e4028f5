import type { Role } from '../../../backend/interfaces/Staff.ts';
import { type MemoryPerson, samplePeople } from '../../../backend/memory/people.ts';

const firstNames = ['Aisha', 'Bruno', 'Chidi', 'Dolores', 'Emre', 'Freya', 'Gil', 'Hana', 'Ines', 'Jonas'];
const lastNames = ['Abara', 'Berg', 'Castillo', 'Duarte', 'Eriksen', 'Fontaine', 'Grant', 'Hoffmann'];
const titles = ['Recycling Technician', 'Asset Coordinator', 'Driver', 'Account Executive', 'Analyst'];
const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/**
 * Returns the demo accounts and as many more colleagues as requested, some with missing values. The same number returns
 * the same people.
 */
export function peopleWith(
  count: number,
  changes: Partial<NonNullable<MemoryPerson['staff']>> = {},
): MemoryPerson[] {
  const moreStaff = Array.from({ length: count }, (_, index): MemoryPerson => {
    const firstName = of(firstNames, index);
    const role: Role = index % 40 === 7 ? 'admin' : 'staff';
    return {
      userId: `user-${index}`,
      email: `${firstName.toLowerCase()}.${index}@daybreak.example`,
      password: '',
      isActivated: true,
      names: {},
      staff: {
        firstName,
        lastName: index % 9 === 4 ? null : of(lastNames, index * 3),
        phone: index % 7 === 2 ? null : `(512) 555-01${String(index % 100).padStart(2, '0')}`,
        jobTitle: index % 11 === 5 ? null : of(titles, index),
        role,
        isActive: index % 25 !== 24,
        ...changes,
      },
      profile: null,
    };
  });
  return [...samplePeople(), ...moreStaff];
}
