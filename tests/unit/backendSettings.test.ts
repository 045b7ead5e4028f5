import { describe, expect, it } from 'vitest';
import { settingsProblems } from '../../apps/portal/build/backendSettings.ts';

const url = 'https://abcdefgh.supabase.co';
const key = 'sb_publishable_abc';
const token = (role: string) => `e30.${btoa(JSON.stringify({ role })).replaceAll('=', '')}.signature`;
const problems = (VITE_SUPABASE_URL?: string, VITE_SUPABASE_PUBLISHABLE_KEY?: string) =>
  settingsProblems({ VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY });

describe('the backend settings of a build', () => {
  it('may be absent, or an address with a publishable key of either kind', () => {
    expect(problems()).toEqual([]);
    expect(problems('', '')).toEqual([]);
    expect(problems(url, key)).toEqual([]);
    expect(problems(url, token('anon'))).toEqual([]);
    expect(problems('http://127.0.0.1:4173', key)).toEqual([]);
  });

  it("can't have one without the other", () => {
    expect(problems(url)).toEqual([expect.stringContaining('without VITE_SUPABASE_PUBLISHABLE_KEY')]);
    expect(problems(undefined, key)).toEqual([expect.stringContaining('without VITE_SUPABASE_URL')]);
  });

  it.each([
    ['abcdefgh.supabase.co', 'not an address'],
    ['http://abcdefgh.supabase.co', 'must begin with https://'],
    ['ftp://127.0.0.1', 'must begin with https://'],
    [`${url}/`, `must be "${url}"`],
    [`${url}/rest/v1`, `must be "${url}"`],
  ])('reject %s as a project address', (address, message) => {
    expect(problems(address, key)).toEqual([expect.stringContaining(message)]);
  });

  it.each(['sb_secret_abc', token('service_role')])('reject the secret %s', (secret) => {
    expect(problems(url, secret)).toEqual([expect.stringContaining('holds the secret key')]);
  });

  it.each(['abc', 'a.b.c', 'Bearer x'])('reject %s as a key', (nonsense) => {
    expect(problems(url, nonsense)).toEqual([expect.stringContaining('not a publishable key')]);
  });
});
