import { chunkOf, scriptsOf } from './scripts/routeScripts.ts';

const budget = (name: string, limit: string, path: string[]) => ({ name, limit, path, gzip: true });

export default [
  budget('/sign-in: all JavaScript before the form shows', '85 KiB', scriptsOf('index.html')),
  budget('The Supabase client, loaded beside it', '45 KiB', [
    chunkOf('src/backend/supabase/supabaseBackend.ts'),
  ]),
  budget('Poster designer, without the shared parts', '25 KiB', [
    chunkOf('../../packages/designers/src/poster/Poster.tsx'),
  ]),
  budget('Engine of PNG and JPEG files', '12 KiB', [
    chunkOf('../../packages/designers/src/export/raster.ts'),
  ]),
  budget('Engine of print PDFs, fonts and colour profile apart', '60 KiB', [
    chunkOf('../../packages/designers/src/export/pdf/exportPdf.ts'),
  ]),
];
