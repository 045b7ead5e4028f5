import { routeParts } from '../../apps/portal/routeParts.ts';
import { materials } from '../../packages/designers/src/catalogue/materials.ts';

/** `pnpm check --changed` looks at the pages that a change can touch, and names them here. */
const named = process.env.JOURNEY_PAGES?.split(' ');
const chosen = (pages: string[]) => (named ? pages.filter((page) => named.includes(page)) : pages);

const routes = routeParts();

/** Pages that anybody may open. `/nowhere` stands for every address that there is not. */
export const publicPages = chosen([
  ...routes.flatMap(({ path, session }) => (session ? [] : [path])),
  '/nowhere',
]);

/** Pages inside the shell, as a super administrator may open them; `papyrus` stands for every material that there is not. */
export const shellPages = chosen([
  ...routes.flatMap(({ path, session }) => (session ? [path] : [])),
  '/seed-crm',
  ...[...Object.values(materials).map(({ id }) => id), 'papyrus'].map(
    (id) => `/marketing-materials?type=${id}`,
  ),
]);
