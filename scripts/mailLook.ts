import { join } from 'node:path';
import { serviceMail } from '../packages/designers/src/designers/email/html/serviceMail.ts';

/** Functions are deployed alone, without the packages, so the mail look is stored next to them. */
export const mailLookFile = join(
  import.meta.dirname,
  '..',
  'supabase',
  'functions',
  '_shared',
  'mailLook.json',
);

export const mailLookText = (): string => `${JSON.stringify(serviceMail(), null, 2)}\n`;
