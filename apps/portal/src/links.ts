/**
 * Where links out of the portal lead. This is the one place to point them at your own services: `.example` addresses are
 * placeholders that never resolve.
 */
export interface ExternalLink {
  label: string;
  href: string;
}

export const externalLinks = {
  sales: [
    { label: 'Sales Deck', href: 'https://deck.daybreak.example' },
    { label: 'CRM', href: 'https://crm.daybreak.example' },
    { label: 'Communications Board', href: 'https://board.daybreak.example' },
    { label: 'HDD Buyers', href: 'https://sheets.daybreak.example/hdd-buyers' },
    { label: 'HDD Resellers', href: 'https://sheets.daybreak.example/hdd-resellers' },
    { label: 'Sales & Purchasing Sheet', href: 'https://sheets.daybreak.example/sales-purchasing' },
  ],
  operations: [
    { label: 'Growth Planning', href: 'https://growth.daybreak.example' },
    { label: 'Solar Inventory', href: 'https://inventory.daybreak.example/solar' },
    { label: 'Job Postings', href: 'https://jobs.daybreak.example/employer' },
  ],
  marketing: [
    { label: 'Social Media Planning', href: 'https://sheets.daybreak.example/social-media' },
    { label: 'E-mail Outreach', href: 'https://outreach.daybreak.example' },
  ],
  tools: [
    { label: 'Hardware Scanner', href: 'https://scanner.daybreak.example' },
    { label: 'True Tech Value', href: 'https://value.daybreak.example' },
  ],
  research: [
    { label: 'International Expansion', href: 'https://research.daybreak.example/expansion' },
    { label: 'Caught in the News', href: 'https://research.daybreak.example/news' },
  ],
} as const satisfies Record<string, readonly ExternalLink[]>;
