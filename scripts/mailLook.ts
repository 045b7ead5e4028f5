import { join } from 'node:path';
import { serviceMailParts } from '../packages/designers/src/designers/email/html/serviceMailParts.ts';

/** Functions are deployed alone, without the packages, so the mail look is stored next to them. */
export const mailLookFile = join(
  import.meta.dirname,
  '..',
  'supabase',
  'functions',
  '_shared',
  'mailLook.json',
);

export const mailLookText = (): string => `${JSON.stringify(serviceMailParts(), null, 2)}\n`;
