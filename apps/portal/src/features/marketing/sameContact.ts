import type { UserDetails } from '@daybreak/designers';

const names = ['name', 'title', 'email', 'phone', 'logoVersion'] as const;

/** Returns whether two contact lines look the same on a piece. */
export const isSameContact = (one: UserDetails, other: UserDetails) =>
  names.every((name) => one[name] === other[name]);
