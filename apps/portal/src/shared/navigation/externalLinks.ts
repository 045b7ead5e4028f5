import {
  BadgeDollarSign,
  BriefcaseBusiness,
  CalendarDays,
  ContactRound,
  Globe,
  HardDriveDownload,
  HardDriveUpload,
  type LucideIcon,
  MessagesSquare,
  Newspaper,
  Presentation,
  ScanLine,
  Send,
  Sheet,
  SolarPanel,
  TrendingUp,
} from 'lucide-react';

/**
 * A link out of the portal. This file is the one place to point such links at your own services: `.example` addresses
 * are placeholders that never resolve. The sales deck is a page of this portal that opens in its own tab.
 */
export interface ExternalLink {
  label: string;
  icon: LucideIcon;
  href: string;
}

export const externalLinks = {
  sales: [
    { label: 'Sales Deck', icon: Presentation, href: '/sales-deck' },
    { label: 'CRM', icon: ContactRound, href: 'https://crm.daybreak.example' },
    { label: 'Communications Board', icon: MessagesSquare, href: 'https://board.daybreak.example' },
    { label: 'HDD Buyers', icon: HardDriveDownload, href: 'https://sheets.daybreak.example/hdd-buyers' },
    { label: 'HDD Resellers', icon: HardDriveUpload, href: 'https://sheets.daybreak.example/hdd-resellers' },
    {
      label: 'Sales & Purchasing Sheet',
      icon: Sheet,
      href: 'https://sheets.daybreak.example/sales-purchasing',
    },
  ],
  operations: [
    { label: 'Growth Planning', icon: TrendingUp, href: 'https://growth.daybreak.example' },
    { label: 'Solar Inventory', icon: SolarPanel, href: 'https://inventory.daybreak.example/solar' },
    { label: 'Job Postings', icon: BriefcaseBusiness, href: 'https://jobs.daybreak.example/employer' },
  ],
  marketing: [
    {
      label: 'Social Media Planning',
      icon: CalendarDays,
      href: 'https://sheets.daybreak.example/social-media',
    },
    { label: 'Email Outreach', icon: Send, href: 'https://outreach.daybreak.example' },
  ],
  tools: [
    { label: 'Hardware Scanner', icon: ScanLine, href: 'https://scanner.daybreak.example' },
    { label: 'True Tech Value', icon: BadgeDollarSign, href: 'https://value.daybreak.example' },
  ],
  research: [
    { label: 'International Expansion', icon: Globe, href: 'https://research.daybreak.example/expansion' },
    { label: 'Caught in the News', icon: Newspaper, href: 'https://research.daybreak.example/news' },
  ],
} as const satisfies Record<string, readonly ExternalLink[]>;

/** Links on the profile page and the mail page. */
export const profileLinks = {
  mail: 'https://mail.daybreak.example',
  calendar: 'https://calendar.daybreak.example',
};

/** The shared vendor folder that the brand guidelines link to. */
export const vendorFolder = 'https://share.daybreak.example/trusted-vendors';
