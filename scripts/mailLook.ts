import { join } from 'node:path';
import { serviceMailParts } from '../packages/designers/src/designers/email/html/serviceMailParts.ts';

/** The path of the email look. It's next to the functions because they're deployed without the packages. */
export const mailLookFile = join(
  import.meta.dirname,
  '..',
  'supabase',
  'functions',
  '_shared',
  'mailLook.json',
);

export const mailLookText = (): string => `${JSON.stringify(serviceMailParts(), null, 2)}\n`;
