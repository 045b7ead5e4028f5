import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';

// Serves a built Storybook on a port: `node scripts/visual/serve.ts <folder> <port>`.

const [dir = '.', port = '0'] = process.argv.slice(2);

if (!existsSync(join(dir, 'index.json'))) {
  console.error(`No built Storybook in ${dir}. Run "pnpm --filter @daybreak/storybook build" first.`);
  process.exit(1);
}

serve({
  port,
  hostname: '127.0.0.1',
  middleware: [staticMiddleware({ dir, maxAge: 3600, compress: false })],
  fetch: () => new Response(null, { status: 404 }),
});
