/** Where people apply for a position. */
export const formPath = (position: string) => `/job-application?position=${position}`;
