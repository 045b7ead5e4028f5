import { type MemoryPerson, samplePeople } from '../../../backend/memory/people.ts';
import { peopleWith } from './samplePeople.ts';

const at = (id: string) => `staff-user-${id}`;

/** The demo accounts with all details filled in: Sam reports to Max, Max to Ada, and others to Sam. */
export function sampleTeam(reports = 3): MemoryPerson[] {
  const detailsByName: Record<string, MemoryPerson['details']> = {
    ada: { department: 'Management', location: 'Austin', pronouns: 'she/her', startDate: '2016-05-16' },
    max: { department: 'Marketing', location: 'Austin', startDate: '2018-09-03', managerId: at('ada') },
    sam: {
      department: 'Sales',
      location: 'San Antonio',
      pronouns: 'they/them',
      startDate: '2021-05-03',
      managerId: at('max'),
    },
  };
  const demo = samplePeople().map((person) => {
    const details = detailsByName[person.email.split('@')[0] ?? ''];
    return details ? { ...person, details } : person;
  });
  const others = peopleWith(reports).slice(demo.length);
  return [
    ...demo,
    ...others.map((person) => ({ ...person, details: { department: 'Sales', managerId: at('sam') } })),
  ];
}
