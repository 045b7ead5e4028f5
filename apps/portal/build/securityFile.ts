import { company } from '../../../packages/brand/src/company.ts';
import { rootFiles } from './rootFiles.ts';

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
export const securityFile = () =>
  rootFiles('security-file', {
    [fileName]: { type: 'text/plain; charset=utf-8', source: () => securityText(new Date()) },
  });
