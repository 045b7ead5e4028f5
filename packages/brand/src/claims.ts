import { company } from './company.ts';

/**
 * The only claims about the company and its trade that generated text may make, in the words of the sales deck. A text
 * may say less.
 */
export const claims = [
  { id: 'tagline', text: company.tagline },
  { id: 'recycle', text: 'We recycle panels, batteries and inverters.' },
  { id: 'buy', text: 'We buy surplus or decommissioned equipment.' },
  { id: 'sell', text: 'We sell refurbished gear.' },
  { id: 'destroy', text: 'We destroy equipment securely.' },
  { id: 'quote', text: 'A quote within 24 hours.' },
  { id: 'days', text: '7–14 days to complete.' },
  { id: 'documents', text: 'Documents for every item.' },
  { id: 'recovery', text: '98% material recovery rate.' },
  { id: 'landfill', text: '0% landfill waste. Zero landfill waste.' },
  { id: 'compliance', text: '100% regulatory compliance.' },
  { id: 'end-of-life', text: '80 million (80M) solar panels reach the end of their life by 2030.' },
  { id: 'to-landfill', text: '1 million (1M) tons go to landfill.' },
  { id: 'wasted', text: '90% of materials are wasted.' },
  { id: 'industry', text: 'Recognized by SEIA and a state solar-and-storage association.' },
  ...company.certifications.map(({ id, label }) => ({ id, text: `${label} qualified.` })),
] as const;
