import type { UserDetails } from '../src/editor/userDetails/userDetails.ts';

const logoVersion = 'primary';

/** Card owners with realistic names and titles: short and long, with diacritics and right-to-left. */
export const people: Readonly<Record<string, UserDetails>> = {
  usual: {
    name: 'Ada Reyes',
    title: 'Recycling Coordinator',
    email: 'ada.reyes@daybreak.example',
    phone: '(512) 555-0148',
    logoVersion,
  },
  longest: {
    name: 'Maximiliane Konstantinopolskaya-Vandenbroucke',
    title: 'Senior Vice President, Enterprise Hardware Lifecycle and Environmental Services',
    email: 'maximiliane.konstantinopolskaya-vandenbroucke@daybreak.example',
    phone: '+1 (512) 555-0148 ext. 20417',
    logoVersion,
  },
  accented: {
    name: 'Åsa Ñúñez-Řezníčková',
    title: 'Ingénieure en chef, Île-de-França',
    email: 'asa.nunez@daybreak.example',
    phone: '+33 1 99 00 12 34',
    logoVersion,
  },
  'right to left': {
    name: 'נועה כהן',
    title: 'רכזת מיחזור',
    email: 'noa.cohen@daybreak.example',
    phone: '+972 2-555-0148',
    logoVersion,
  },
};
