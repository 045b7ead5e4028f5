/**
 * The company's identity. Everything that names it reads this object, so another company can rebrand by editing this file, `palette.ts` and
 * the artwork in `assets/logo`.
 */
export const company = {
  name: 'Daybreak',
  legalName: 'Daybreak Data & Solar, Inc.',
  tagline: 'Leading the future of sustainable solar panel recycling',
  /** Host of the public site. `.example` is reserved by RFC 2606 and never resolves. */
  domain: 'daybreak.example',
  website: 'https://www.daybreak.example',
  email: 'hello@daybreak.example',
  /** The unsubscribe page, which also handles the one-click POST of email apps (RFC 8058). */
  unsubscribe: 'https://www.daybreak.example/unsubscribe',
  /** 555-01xx numbers are reserved for fiction. */
  officePhone: '(512) 555-0142',
  /** The office phone as a link, as returned by `phoneLink` in `phone.ts`. */
  officePhoneLink: 'tel:+15125550142',
  address: {
    street: '400 Horizon Way',
    city: 'Austin',
    region: 'TX',
    postalCode: '78701',
    country: 'United States',
    /** ISO 3166 code. Phone numbers without a country code are dialed in this country. */
    countryCode: 'US',
  },
  regions: ['North America', 'Latin America', 'Europe'],
  certifications: [
    { id: 'r2', label: 'R2v3' },
    { id: 'rios', label: 'RIOS' },
    { id: 'dod', label: 'DoD 5220.22-M' },
    { id: 'hipaa', label: 'HIPAA' },
    { id: 'nist', label: 'NIST' },
  ],
  /** First name of the AI assistant in the staff portal. */
  assistantName: 'Ray',
} as const;

export type Company = typeof company;
