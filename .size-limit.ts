import {
  client,
  designerSources,
  entrance,
  hubSources,
  portal,
  routeSources,
} from './apps/portal/build/routeSources.ts';
import { isAnsweredAhead } from './apps/portal/src/backend/supabase/ahead/isAnsweredAhead.ts';
import { chunkOf, scriptsBeyond, scriptsOf } from './scripts/routeScripts.ts';

const budget = (name: string, limit: string, path: string[]) => ({ name, limit, path, gzip: true });

/** Pages built separately or shown before the router: they have their own budgets below. */
const apart = ['/sign-in', '/job-application'];

/**
 * KiB of JavaScript (gzip) that each address loads before its first screen appears, including the client if that screen waits for it.
 * Each limit is a little above the size when its line was last changed. A route or designer without a line fails.
 */
const limits: Record<string, number> = {
  '/reset-password': 106.5,
  '/brand-guidelines': 140.25,
  '/sales-deck': 137.5,
  '/seed-staff': 161.75,
  '/hosted-logos': 139.75,
  '/review/:token': 132.5,
  '/seed-crm': 161.5,
  '/': 150,
  '/dashboard': 150,
  '/gmail': 158.5,
  '/leads-crm': 158.5,
  '/fantasy-football': 149,
  '/marketing-materials': 187.5,
  '/marketing-materials/team-photographs': 208.25,
  '/marketing-materials/approvals': 235.25,
  '/marketing-materials/check-a-file': 250.25,
  '/marketing-materials/brand-update': 255.25,
  '/staff-directory': 180.5,
  '/staff-directory/org-chart': 209.25,
  '/staff-directory/:id': 214.75,
  '/invitation': 109.25,
  '/my-application': 178.75,
  '/job-applications': 229.75,
  '/positions': 217.25,
  '/audit-trail': 217.75,
  '/profile': 212.75,
  '/marketing-materials?type=brochure': 259,
  '/marketing-materials?type=ads': 251.5,
  '/marketing-materials?type=email': 319.25,
  '/marketing-materials?type=flyer': 255.5,
  '/marketing-materials?type=new-hire': 201.75,
  '/marketing-materials?type=postcard': 254.5,
  '/marketing-materials?type=poster': 250.75,
  '/marketing-materials?type=social': 253.75,
  '/marketing-materials?type=infographic': 260.75,
  '/marketing-materials?type=slide': 251.75,
  '/marketing-materials?type=wizard': 265.25,
};

function firstVisit(address: string, sources: string[]) {
  const limit = limits[address];
  if (!limit)
    throw new Error(`.size-limit.ts has no limit for ${address}. Add one a little above what it loads.`);
  return budget(`${address}: all JavaScript of a first visit`, `${limit} KiB`, [
    ...scriptsOf(entrance, portal, ...sources),
    'apps/portal/dist/assets/ahead-*.js',
  ]);
}

/** Every route of the app, derived from the route table. */
const routes = routeSources().filter(({ path }) => !apart.includes(path));
const routeBudgets = routes.map(({ path, session, sources }) =>
  firstVisit(path, [
    ...(session && !isAnsweredAhead(path, '') ? [client] : []),
    ...sources,
    ...(path === '/marketing-materials' ? hubSources : []),
  ]),
);
const hub = routes.find(({ path }) => path === '/marketing-materials')?.sources ?? [];
const designerBudgets = Object.entries(designerSources()).map(([id, sources]) =>
  firstVisit(`/marketing-materials?type=${id}`, [...hub, ...sources]),
);

const homeWithAssistant = [
  entrance,
  portal,
  ...(routes.find(({ path }) => path === '/dashboard')?.sources ?? []),
  'src/features/home/assistant/ChatCard.tsx',
];
const homeCards = 'src/features/home/cards/HomeCards.tsx';
const recentWork = 'src/features/home/cards/continue/ContinueCard.tsx';

export default [
  {
    name: '@daybreak/brand: everything that its main entry exports',
    limit: '3.2 kB',
    path: 'packages/brand/dist/index.js',
    brotli: true,
  },
  budget('/sign-in: all JavaScript before the form shows', '85.5 KiB', [
    ...scriptsOf(entrance),
    'apps/portal/dist/assets/ahead-*.js',
  ]),
  budget('/job-application: all of its JavaScript, React included', '75 KiB', [
    'apps/portal/dist/assets/job-application-*.js',
  ]),
  budget('The Supabase client, loaded beside it', '45 KiB', [chunkOf(client)]),
  ...routeBudgets,
  ...designerBudgets,
  // Out of the 185 KiB that home may take with the assistant. Anything neither of them needs comes after them, one card at a time.
  budget('Home with the assistant: all JavaScript of a first visit', '166 KiB', [
    ...scriptsOf(...homeWithAssistant),
    'apps/portal/dist/assets/ahead-*.js',
  ]),
  budget(
    "What reads an answer, with the assistant's first",
    '32 KiB',
    scriptsBeyond(scriptsOf(...homeWithAssistant), 'src/features/home/assistant/Answer.tsx'),
  ),
  budget(
    'The cards of home, beyond the assistant',
    '13.25 KiB',
    scriptsBeyond(scriptsOf(...homeWithAssistant, client), homeCards),
  ),
  budget(
    'The card of recent work, beyond the others',
    '40.25 KiB',
    scriptsBeyond(scriptsOf(...homeWithAssistant, client, homeCards), recentWork),
  ),
  budget(
    'What draws its pieces, beyond the card',
    '47.5 KiB',
    scriptsBeyond(
      scriptsOf(...homeWithAssistant, client, homeCards, recentWork),
      'src/shared/pieces/pieceLook.ts',
    ),
  ),
  budget(
    'The piece of a review link, beyond its page',
    '116.5 KiB',
    scriptsBeyond(
      scriptsOf(entrance, portal, 'src/features/review/ReviewPage.tsx'),
      'src/features/review/loadReviewed.tsx',
    ),
  ),
  budget(
    'The studio, beyond the page of a designer',
    '44 KiB',
    scriptsBeyond(
      scriptsOf('index.html', '../../packages/designers/src/catalogue/fullWorkbench.tsx'),
      '../../packages/designers/src/editor/studio/Studio.tsx',
    ),
  ),
  budget("What makes the wizard's designs", '42 KiB', ['apps/portal/dist/assets/generate-*.js']),
  budget('The model that reads descriptions', '13.3 MiB', ['apps/portal/dist/assets/marks-*.bin']),
  // Shared with the checks before a download, so Vite's manifest doesn't list it by its source.
  budget('Engine of PNG and JPEG files', '12 KiB', ['apps/portal/dist/assets/raster-*.js']),
  budget(
    'Engine of print PDFs, fonts and colour profile apart',
    '60 KiB',
    scriptsBeyond(
      scriptsOf('index.html', '../../packages/designers/src/catalogue/fullWorkbench.tsx'),
      '../../packages/print/src/pdf/exportPdf.ts',
    ),
  ),
];
