import { describe, expect, it } from 'vitest';
import { securityText } from '../../apps/portal/build/securityFile.ts';

const fields = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);

describe('security.txt', () => {
  it('has the fields of RFC 9116, each once, with https or mailto addresses', () => {
    const lines = fields(securityText(new Date('2026-11-22T10:00:00Z')));
    expect(lines.map(([name]) => name)).toEqual([
      'Contact',
      'Expires',
      'Preferred-Languages',
      'Canonical',
      'Policy',
    ]);
    const { Contact = '', Canonical = '', Policy = '' } = Object.fromEntries(lines);
    expect(Contact).toMatch(/^mailto:[\w.-]+@[\w.-]+$/);
    for (const address of [Canonical, Policy]) expect(new URL(address).protocol).toBe('https:');
    expect(new URL(Canonical).pathname).toBe('/.well-known/security.txt');
  });

  it.each(['2026-11-22T10:00:00Z', '2028-02-29T23:59:59Z'])(
    'built on %s, expires after 364 days',
    (built) => {
      const { Expires = '' } = Object.fromEntries(fields(securityText(new Date(built))));
      expect((Date.parse(Expires) - Date.parse(built)) / 86_400_000).toBe(364);
    },
  );
});
