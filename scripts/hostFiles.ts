import { keptForAYear, securityHeadersFor } from '../supabase/local/http/headers.ts';

/** Placeholder in the repository's files for the address of a project. */
export const placeholderProject = 'https://YOUR-PROJECT.supabase.co';

/** A header that the local server doesn't send, because it requires a certificate. */
const overHttps = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/**
 * Returns the files that make static hosts serve the portal like the local server: headers, caching, and index.html for
 * every address that isn't a file. Keyed by path below `deploy/`.
 */
export function hostFiles(project = placeholderProject): Record<string, string> {
  const headers = Object.entries({ ...securityHeadersFor(project), ...overHttps });
  const note = `Written by \`node scripts/writeHostFiles.ts --project <address of the Supabase project>\`.`;
  return {
    'netlify/_headers': headerFile(headers, note),
    'netlify/_redirects': `# ${note}\n/assets/*  /assets/:splat  404\n/*  /index.html  200\n`,
    'cloudflare/_headers': headerFile(headers, note),
    'vercel/vercel.json': `${JSON.stringify(vercel(headers), null, 2)}\n`,
    'nginx/portal-headers.conf': [
      `# ${note}`,
      ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      '',
    ].join('\n'),
    'nginx/portal.conf': nginx(note),
  };
}

type Headers = [name: string, value: string][];

/** Formats headers for Netlify and Cloudflare Pages. Both revalidate everything that no rule makes cacheable. */
const headerFile = (headers: Headers, note: string) =>
  [
    `# ${note}`,
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  cache-control: ${keptForAYear}`,
    '',
  ].join('\n');

const vercel = (headers: Headers) => ({
  cleanUrls: true,
  headers: [
    { source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) },
    { source: '/assets/(.*)', headers: [{ key: 'cache-control', value: keptForAYear }] },
  ],
  rewrites: [{ source: '/((?!assets/).*)', destination: '/index.html' }],
});

/** Formats the configuration of nginx. It drops inherited headers if a location adds its own, so each repeats them. */
const nginx = (note: string) => `# ${note}
# Replace the name, the certificate and the folder.
server {
  listen 80;
  listen [::]:80;
  server_name portal.your-company.example;
  return 301 https://$server_name$request_uri;
}

server {
  listen 443 ssl;
  listen [::]:443 ssl;
  server_name portal.your-company.example;
  ssl_certificate /etc/ssl/portal.pem;
  ssl_certificate_key /etc/ssl/portal.key;
  root /srv/portal/dist;
  server_tokens off;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

  location /assets/ {
    include portal-headers.conf;
    add_header cache-control "${keptForAYear}" always;
    try_files $uri =404;
  }

  location ~ /\\.(?!well-known/) {
    include portal-headers.conf;
    return 404;
  }

  location / {
    include portal-headers.conf;
    add_header cache-control "no-cache" always;
    try_files $uri $uri.html /index.html;
  }
}
`;
