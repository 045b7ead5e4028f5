import { pages } from '../../shared/navigation/pages.ts';
/** Returns the address of a colleague's page. */
export const profilePath = (id: string): string => `${pages.staffDirectory.path}/${id}`;
