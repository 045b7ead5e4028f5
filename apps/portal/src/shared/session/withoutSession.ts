const pages = /^\/(brand-guidelines|sales-deck|hosted-logos|review\/[^/]+)\/*$/;

/** Whether the page at this path is the same for everyone: then we don't ask who is signed in, or load the code for that. */
export const isWithoutSession = (pathname: string): boolean => pages.test(pathname);
