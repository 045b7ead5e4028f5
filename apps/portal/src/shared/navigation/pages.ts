import {
  BriefcaseBusiness,
  FileCheck,
  House,
  Images,
  Inbox,
  type LucideIcon,
  Mail,
  Palette,
  ScrollText,
  SwatchBook,
  Trophy,
  UserRound,
  UsersRound,
} from 'lucide-react';

/** A page of this portal, as shown in the sidebar and the command palette. */
export interface Page {
  label: string;
  path: string;
  icon: LucideIcon;
  /** Whether it opens in a new tab, although it's internal. */
  newTab?: boolean;
}

export const pages = {
  dashboard: { label: 'Dashboard', path: '/', icon: House },
  gmail: { label: 'Gmail', path: '/gmail', icon: Mail },
  staffDirectory: { label: 'Staff Directory', path: '/staff-directory', icon: UsersRound },
  marketingCenter: { label: 'Marketing Center', path: '/marketing-materials', icon: Palette },
  brandGuidelines: { label: 'Brand Guidelines', path: '/brand-guidelines', icon: SwatchBook, newTab: true },
  fantasyFootball: { label: 'Fantasy Football', path: '/fantasy-football', icon: Trophy },
  profile: { label: 'Profile', path: '/profile', icon: UserRound },
} as const satisfies Record<string, Page>;

/** Pages that are reached from another page or by name, not from the sidebar. */
export const innerPages = {
  teamPhotographs: {
    label: 'Team Photos',
    path: '/marketing-materials/team-photographs',
    icon: Images,
  },
  checkFile: {
    label: 'Check a File',
    path: '/marketing-materials/check-a-file',
    icon: FileCheck,
  },
} as const satisfies Record<string, Page>;

/** Addresses of pages that only other pages lead to: neither the sidebar nor the command palette lists them. */
export const unlistedPaths = {
  approvals: '/marketing-materials/approvals',
  brandUpdate: '/marketing-materials/brand-update',
  orgChart: '/staff-directory/org-chart',
  applicationForm: '/job-application',
} as const;

/** Pages for administrators only. Others who know the address get a message that it isn't for them. */
export const administratorPages = {
  jobApplications: { label: 'Job Applications', path: '/job-applications', icon: Inbox },
  positions: { label: 'Positions', path: '/positions', icon: BriefcaseBusiness },
} as const satisfies Record<string, Page>;

/** Pages for super administrators only. */
export const superAdministratorPages = {
  auditTrail: { label: 'Audit Trail', path: '/audit-trail', icon: ScrollText },
} as const satisfies Record<string, Page>;
