/** The pages an answer may link to, with their sidebar titles. Pages that no menu shows aren't included. */
const titles: Readonly<Record<string, string>> = {
  '/': 'Dashboard',
  '/sign-in': 'Sign In',
  '/profile': 'Profile',
  '/staff-directory': 'Staff Directory',
  '/gmail': 'Gmail',
  '/leads-crm': 'Leads CRM',
  '/fantasy-football': 'Fantasy Football',
  '/marketing-materials': 'Marketing Center',
  '/brand-guidelines': 'Brand Guidelines',
  '/sales-deck': 'Sales Deck',
  '/job-application': 'Join Our Team',
};

/** The pages where colleagues find most of what they ask for. */
const usual = ['/staff-directory', '/marketing-materials', '/brand-guidelines'];

/** A link to a page with its title; undefined for an address that answers don't give out. */
export function linkTo(path: string | null): string | undefined {
  const title = path === null ? undefined : titles[path];
  return title && `[${title}](${path})`;
}

/** At most three pages, nearest first. */
export function nearestPages(paths: readonly (string | null)[]): string[] {
  return [...new Set(paths.map(linkTo).filter((link) => link !== undefined))].slice(0, 3);
}

/** Pages to suggest when nothing is close to the question. */
export const usualPages = (): string[] => nearestPages(usual);
