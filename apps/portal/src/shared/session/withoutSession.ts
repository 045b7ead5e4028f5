const pages = /^\/(brand-guidelines|sales-deck|hosted-logos|review\/[^/]+)\/*$/;

/**
 * Returns whether the page at this path is the same for everyone: then it needs neither the session nor the code for
 * that.
 */
export const isWithoutSession = (pathname: string): boolean => pages.test(pathname);
