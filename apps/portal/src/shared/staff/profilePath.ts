/** Returns the address of a colleague's page. */
export const profilePath = (id: string): string => `/staff-directory/${id}`;
