/** The pages that an answer may lead to, as the sidebar calls them. What no menu shows is not among them. */
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

/** Where most of what colleagues ask for is found. */
const usual = ['/staff-directory', '/marketing-materials', '/brand-guidelines'];

/** A page as a link with its title; nothing for an address that is not handed out. */
export function linkTo(path: string | null): string | undefined {
  const title = path === null ? undefined : titles[path];
  return title && `[${title}](${path})`;
}

/** Three pages at most, the nearest first. */
export function nearestPages(paths: readonly (string | null)[]): string[] {
  return [...new Set(paths.map(linkTo).filter((link) => link !== undefined))].slice(0, 3);
}

/** What to look at when nothing comes near to what was asked. */
export const usualPages = (): string[] => nearestPages(usual);
