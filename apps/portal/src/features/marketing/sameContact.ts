import type { UserDetails } from '@daybreak/designers';

const names = ['name', 'title', 'email', 'phone', 'logoVersion'] as const;

/** Whether two people's contact lines read the same on a piece. */
export const isSameContact = (one: UserDetails, other: UserDetails) =>
  names.every((name) => one[name] === other[name]);
