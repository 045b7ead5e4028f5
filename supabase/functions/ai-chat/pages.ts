import type { StaffRole } from '../_shared/caller.ts';

/** The pages an answer can link to, with their sidebar titles. Pages that no menu shows aren't included. */
const titles: Readonly<Record<string, string>> = {
  '/': 'Dashboard',
  '/sign-in': 'Sign In',
  '/profile': 'Profile',
  '/staff-directory': 'Staff Directory',
  '/staff-directory/org-chart': 'Org Chart',
  '/gmail': 'Gmail',
  '/leads-crm': 'Leads CRM',
  '/fantasy-football': 'Fantasy Football',
  '/marketing-materials': 'Marketing Center',
  '/marketing-materials/brand-update': 'Brand update',
  '/marketing-materials/check-a-file': 'Check a file',
  '/marketing-materials/team-photographs': 'Team Photos',
  '/brand-guidelines': 'Brand Guidelines',
  '/sales-deck': 'Sales Deck',
  '/job-application': 'Join Our Team',
};

const administrators = {
  '/job-applications': 'Job Applications',
  '/positions': 'Positions',
  '/marketing-materials/approvals': 'Approvals',
};

/** Pages that only some roles can open. */
const titlesFor: Readonly<Record<StaffRole, Readonly<Record<string, string>>>> = {
  staff: {},
  admin: administrators,
  super_admin: {
    ...administrators,
    '/audit-trail': 'Audit Trail',
  },
};

/** The pages that answer most of what colleagues ask. */
const defaultPages = ['/staff-directory', '/marketing-materials', '/brand-guidelines'];

/** Links to a page with its title; undefined for an address that answers don't link to. */
export function linkTo(path: string | null, role: StaffRole): string | undefined {
  const title = path === null ? undefined : (titles[path] ?? titlesFor[role][path]);
  return title && `[${title}](${path})`;
}

/** Returns at most three pages, nearest first. */
export function nearestPages(paths: readonly (string | null)[], role: StaffRole): string[] {
  return [...new Set(paths.map((path) => linkTo(path, role)).filter((link) => link !== undefined))].slice(
    0,
    3,
  );
}

/** Pages to suggest when nothing is close to the question. */
export const usualPages = (role: StaffRole): string[] => nearestPages(defaultPages, role);
