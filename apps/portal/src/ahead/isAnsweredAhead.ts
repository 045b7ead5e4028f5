export const directoryPath = '/staff-directory';

export const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** Pages whose first screen asks for no more than `firstQuestions`. */
const answered = [
  ...['/', '/dashboard', '/marketing-materials', directoryPath],
  ...['/gmail', '/leads-crm', '/fantasy-football'],
];

/** Whether the first screen of an address stands on what is asked ahead: then the client has time until it does. */
export const isAnsweredAhead = (pathname: string, search: string): boolean =>
  answered.includes(withoutSlash(pathname)) && !(withoutSlash(pathname) === directoryPath && search);
