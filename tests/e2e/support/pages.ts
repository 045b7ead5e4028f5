import { designerSources, routeSources } from '../../../apps/portal/build/routeSources.ts';

/** `pnpm check --changed` lists the pages that a change can affect here, to check only those. */
const named = process.env.JOURNEY_PAGES?.split(' ');
const chosen = (pages: string[]) => (named ? pages.filter((page) => named.includes(page)) : pages);

const routes = routeSources();

/** Pages that anyone can open. `/nowhere` represents every unknown address. */
export const publicPages = chosen([
  ...routes.flatMap(({ path, session }) => (session ? [] : [path])),
  '/nowhere',
]);

/** Pages in the shell that a super admin can open. `papyrus` represents every unknown material. */
export const shellPages = chosen([
  ...routes.flatMap(({ path, session }) => (session ? [path] : [])),
  '/seed-crm',
  ...[...Object.keys(designerSources()), 'papyrus'].map((id) => `/marketing-materials?type=${id}`),
]);
