import type { Plugin } from 'vite';
import { company } from '../../../packages/brand/src/company.ts';

const fileName = '.well-known/security.txt';

/**
 * Returns the text on where to report a vulnerability (RFC 9116). It expires a year after the build, less a day: the
 * RFC asks for less than a year.
 */
export function securityText(built: Date): string {
  const expires = new Date(built);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:security@${company.domain}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: https://portal.${company.domain}/${fileName}`,
    `Policy: ${company.website}/security`,
    '',
  ].join('\n');
}

/** Serves `securityText` at the standard address. */
export const securityFile = (): Plugin => ({
  name: 'security-file',
  configureServer(server) {
    server.middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8').end(securityText(new Date()));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: securityText(new Date()) });
  },
});
