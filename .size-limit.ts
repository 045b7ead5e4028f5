import { chunkOf, designerScripts, scriptsBeyond, scriptsOf } from './scripts/routeScripts.ts';

const budget = (name: string, limit: string, path: string[]) => ({ name, limit, path, gzip: true });

const shellScripts = (...sources: string[]) =>
  scriptsOf('index.html', 'src/Portal.tsx', 'src/shell/SignedInShell.tsx', ...sources);

const designers = [
  'ads/Ads.tsx',
  'brochure/Brochure.tsx',
  'email/Email.tsx',
  'flyer/Flyer.tsx',
  'newHire/NewHire.tsx',
  'postcard/Postcard.tsx',
  'poster/Poster.tsx',
  'social/Social.tsx',
  'wizard/Wizard.tsx',
];

export default [
  {
    name: '@daybreak/brand: everything that its main entry exports',
    limit: '3 kB',
    path: 'packages/brand/dist/index.js',
    brotli: true,
  },
  budget('/sign-in: all JavaScript before the form shows', '85 KiB', scriptsOf('index.html')),
  budget('/job-application: all of its JavaScript, React included', '75 KiB', [
    'apps/portal/dist/assets/job-application-*.js',
  ]),
  budget('The Supabase client, loaded beside it', '45 KiB', [
    chunkOf('src/backend/supabase/supabaseBackend.ts'),
  ]),
  budget(
    'The dashboard, the assistant included',
    '185 KiB',
    shellScripts('src/features/dashboard/DashboardPage.tsx', 'src/features/assistant/ChatCard.tsx'),
  ),
  budget('/staff-directory', '170 KiB', shellScripts('src/features/directory/StaffDirectoryPage.tsx')),
  budget('/profile', '165 KiB', shellScripts('src/features/profile/ProfilePage.tsx')),
  budget(
    '/brand-guidelines: all JavaScript of a first visit',
    '125 KiB',
    scriptsOf('index.html', 'src/Portal.tsx', 'src/features/brandGuidelines/BrandGuidelinesPage.tsx'),
  ),
  budget(
    '/sales-deck: all JavaScript of a first visit',
    '125 KiB',
    scriptsOf('index.html', 'src/Portal.tsx', 'src/features/salesDeck/SalesDeckPage.tsx'),
  ),
  ...designers.map((designer) =>
    budget(`${designer}: a designer beyond the workbench`, '25 KiB', designerScripts(designer)),
  ),
  // Shared with the checks before a download, so Vite's record does not know it by its source.
  budget('Engine of PNG and JPEG files', '12 KiB', ['apps/portal/dist/assets/raster-*.js']),
  budget(
    'Engine of print PDFs, fonts and colour profile apart',
    '60 KiB',
    scriptsBeyond(
      scriptsOf('index.html', '../../packages/designers/src/pieces/poster/Poster.tsx'),
      '../../packages/designers/src/export/pdf/exportPdf.ts',
    ),
  ),
];
