import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** Serves a built Storybook on a port: `node scripts/visual/serve.ts <folder> <port>`. */
const [folder = '.', port = '0'] = process.argv.slice(2);

if (!existsSync(join(folder, 'index.json'))) {
  console.error(`No built Storybook in ${folder}. Run "pnpm --filter @daybreak/storybook build" first.`);
  process.exit(1);
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(folder, normalize(decodeURIComponent(pathname.replace(/\/$/, '/index.html'))));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'max-age=3600',
  });
  createReadStream(file).pipe(response);
}).listen(Number(port), '127.0.0.1');
