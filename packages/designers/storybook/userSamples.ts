import { defaultUserDetails, type UserDetails } from '../src/editor/userDetails/userDetails.ts';

interface UserSample {
  title: string;
  details: UserDetails;
}

/** Sample details for viewing a piece. */
export const userSamples = {
  short: {
    title: 'Short details',
    details: {
      name: 'Ada Reyes',
      title: 'Chief Executive',
      email: 'ada@daybreak.example',
      phone: '(512) 555-0101',
      logoVersion: 'primary',
    },
  },
  longest: {
    title: 'Longest details',
    details: {
      name: 'Maximiliana-Alexandrina Featherstonehaugh-Oyelaran',
      title: 'Senior Director of Decommissioning, Documentation and Materials Recovery',
      email: 'maximiliana-alexandrina.featherstonehaugh-oyelaran@daybreak.example',
      phone: '+1 (512) 555-0142 ext. 4711',
      logoVersion: 'primary',
    },
  },
  missing: { title: 'No details', details: defaultUserDetails },
} as const satisfies Record<string, UserSample>;

export type UserSampleName = keyof typeof userSamples;
export const userSampleNames = Object.keys(userSamples) as UserSampleName[];
