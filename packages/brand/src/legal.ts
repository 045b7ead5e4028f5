import { company } from './company.ts';

/** Terms for people who receive the brand's files, one paragraph each. */
export const legal = [
  `Don't use these assets without permission. The ${company.name} name, logos, pictures and design belong to the company. Downloading a file doesn't give you the right to use it.`,
  "We give permission in writing, for a specific use. It doesn't cover changes to the assets, and we can withdraw it.",
  "Poppins isn't ours. It's free to use under the SIL Open Font License.",
] as const;
