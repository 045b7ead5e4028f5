export const directoryPath = '/staff-directory';

export const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** Pages whose first screen asks for no more than `firstQuestions`. */
const answered = [
  ...['/', '/dashboard', '/marketing-materials', directoryPath],
  ...['/gmail', '/leads-crm', '/fantasy-football'],
];

/** What the Marketing Center asks the server for at once: the library, and a piece that the address names. */
const fromLibrary = /[?&](view=pieces|piece=)/;

/** Whether the first screen of an address stands on what is asked ahead: then the client has time until it does. */
export const isAnsweredAhead = (pathname: string, search: string): boolean =>
  answered.includes(withoutSlash(pathname)) &&
  !(withoutSlash(pathname) === directoryPath && search) &&
  !fromLibrary.test(search);
