export const directoryPath = '/staff-directory';

export const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

/** Pages whose first screen needs only `firstScreenRequests`. */
const answeredPaths = [
  ...['/', '/dashboard', '/marketing-materials', directoryPath],
  ...['/gmail', '/leads-crm', '/fantasy-football'],
];

/** Addresses for which the Marketing Center needs the server right away: the library, or a named piece. */
const fromLibrary = /[?&](view=pieces|piece=)/;

/** Returns whether an address's first screen is built from early answers: then the client can wait until it's drawn. */
export const isAnsweredAhead = (pathname: string, search: string): boolean =>
  answeredPaths.includes(withoutSlash(pathname)) &&
  !(withoutSlash(pathname) === directoryPath && search) &&
  !fromLibrary.test(search);
