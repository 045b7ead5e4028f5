/** Returns the path of a position's application form. */
export const formPath = (position: string) => `/job-application?position=${position}`;
