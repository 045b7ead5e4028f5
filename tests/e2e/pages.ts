/** `pnpm check --changed` looks at the pages that a change can touch, and names them here. */
const named = process.env.JOURNEY_PAGES?.split(' ');
const chosen = (pages: string[]) => (named ? pages.filter((page) => named.includes(page)) : pages);

/** Pages that anybody may open. `/nowhere` stands for every address that there is not. */
export const publicPages = chosen([
  '/sign-in',
  '/reset-password',
  '/brand-guidelines',
  '/sales-deck',
  '/job-application',
  '/seed-crm',
  '/seed-staff',
  '/hosted-logos',
  '/nowhere',
]);

/** Pages inside the shell, as a super administrator may open them. */
export const shellPages = chosen([
  '/',
  '/profile',
  '/staff-directory',
  '/job-applications',
  '/gmail',
  '/leads-crm',
  '/seed-crm',
  '/fantasy-football',
  '/marketing-materials',
  '/marketing-materials?type=brochure',
  '/marketing-materials?type=ads',
  '/marketing-materials?type=poster',
  '/marketing-materials?type=social',
  '/marketing-materials?type=email',
  '/marketing-materials?type=flyer',
  '/marketing-materials?type=postcard',
  '/marketing-materials?type=new-hire',
  '/marketing-materials?type=wizard',
  '/marketing-materials?type=papyrus',
]);
