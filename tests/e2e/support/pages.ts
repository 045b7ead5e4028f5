import { designerSources, routeSources } from '../../../apps/portal/build/routeSources.ts';

/** `pnpm check --changed` only checks the pages that a change can affect, and lists them here. */
const named = process.env.JOURNEY_PAGES?.split(' ');
const chosen = (pages: string[]) => (named ? pages.filter((page) => named.includes(page)) : pages);

const routes = routeSources();

/** Pages that anyone may open. `/nowhere` represents every address that doesn't exist. */
export const publicPages = chosen([
  ...routes.flatMap(({ path, session }) => (session ? [] : [path])),
  '/nowhere',
]);

/** Pages inside the shell that a super administrator may open; `papyrus` represents every material that doesn't exist. */
export const shellPages = chosen([
  ...routes.flatMap(({ path, session }) => (session ? [path] : [])),
  '/seed-crm',
  ...[...Object.keys(designerSources()), 'papyrus'].map((id) => `/marketing-materials?type=${id}`),
]);
