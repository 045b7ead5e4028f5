import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv } from 'vite';
import { sharedPlugins } from '../../vite.shared.ts';
import { aheadScript } from './build/aheadScript.ts';
import { settingsProblems } from './build/backendSettings.ts';
import { brandFiles } from './build/brandFiles.ts';
import { brandIcons } from './build/brandIcons.ts';
import { chunks } from './build/chunks.ts';
import { compressFiles } from './build/compressFiles.ts';
import { jobApplicationPage } from './build/jobApplicationPage.ts';
import { limitPreloads } from './build/limitPreloads.ts';
import { moveManifest } from './build/moveManifest.ts';
import { patchHarfBuzz } from './build/patchHarfBuzz.ts';
import { securityFile } from './build/securityFile.ts';
import { stripReact } from './build/stripReact.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async ({ command, mode }) => {
  const problems = settingsProblems(loadEnv(mode, here('.')));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    plugins: [
      ...sharedPlugins(),
      brandFiles(),
      brandIcons(),
      stripReact({ stacks: true }),
      jobApplicationPage(),
      limitPreloads(),
      moveManifest(),
      aheadScript(),
      compressFiles(),
      patchHarfBuzz(),
      securityFile(),
      command === 'serve' && (await import('@daybreak/supabase/vite')).daybreakBackend(),
    ],
    // The product uses no realtime channel: without this alias, the client adds 15 kB of code that never runs.
    resolve: { alias: { '@supabase/realtime-js': here('./src/backend/supabase/realtimeStub.ts') } },
    build: {
      assetsInlineLimit: 0,
      // The first scripts contain the names of scripts and style sheets, and random characters don't compress: 42 bits are enough to tell
      // builds apart.
      rolldownOptions: {
        output: {
          codeSplitting: chunks,
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: ({ names }: { names: readonly string[] }) =>
            `assets/[name]-[hash${names[0]?.endsWith('.css') ? ':7' : ''}][extname]`,
        },
      },
    },
    server: { port: 5173 },
  };
});
