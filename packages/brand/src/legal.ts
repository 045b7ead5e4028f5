import { company } from './company.ts';

/** What people who receive the brand's files are asked to follow, one paragraph each. */
export const legal = [
  `Don't use these assets without permission. The ${company.name} name, logos, pictures and design belong to the company, and downloading a file gives no right to use it.`,
  'Permission is given in writing, for the use that it names. It does not cover changes to the assets, and it can be withdrawn.',
  "Poppins isn't ours. It's free to use under the SIL Open Font License.",
] as const;
