const pages = /^\/(brand-guidelines|sales-deck|hosted-logos|review\/[^/]+)\/*$/;

/** Whether the page at this path is the same for everybody: then nobody asks who is signed in, nor loads what could say it. */
export const isWithoutSession = (pathname: string): boolean => pages.test(pathname);
