import type { Person } from './PersonProvider.tsx';

/** Whether this person reads job applications. For what is shown only: the server decides who reads them. */
export const reviewsApplications = ({ staff }: Pick<Person, 'staff'>): boolean =>
  staff?.role === 'admin' || staff?.role === 'super_admin';
