import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { company } from '../../../packages/brand/src/company.ts';
import { corsHeaders } from '../../functions/_shared/cors.ts';
import { readEnvironment } from '../../functions/_shared/environment.ts';
import { inPieces } from '../../functions/ai-chat/passages.ts';
import { assistantName, companyName, systemPrompt } from '../../functions/ai-chat/prompt.ts';
import { quote } from '../../functions/ai-chat/quote.ts';
import { functionsFolder, packageRoot } from '../../local/paths.ts';

const hosted = {
  SUPABASE_URL: 'https://x.supabase.co',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"publishable"}',
  SUPABASE_SECRET_KEYS: '{"default":"secret"}',
};

describe('the environment', () => {
  test('has the keys of newer and older projects', () => {
    const older = {
      SUPABASE_URL: hosted.SUPABASE_URL,
      SUPABASE_ANON_KEY: 'anon',
      SUPABASE_SERVICE_ROLE_KEY: 'service',
    };
    expect(readEnvironment(hosted)).toEqual({
      url: 'https://x.supabase.co',
      publishableKey: 'publishable',
      secretKey: 'secret',
      allowedOrigins: [],
      addressHeader: 'cf-connecting-ip',
      retentionMonths: 12,
    });
    expect(readEnvironment(older)).toMatchObject({ publishableKey: 'anon', secretKey: 'service' });
  });

  test.each(Object.keys(hosted))('names a missing %s', (name) => {
    expect(() => readEnvironment({ ...hosted, [name]: '' })).toThrow(/ isn't set\.$/);
  });

  test('has a provider if an address is given, with or without its end', () => {
    const provider = (AI_PROVIDER_URL: string, more = {}) =>
      readEnvironment({ ...hosted, AI_PROVIDER_URL, AI_MODEL: 'small', ...more }).provider;
    const url = 'https://api.provider.example/v1/chat/completions';
    expect(provider('https://api.provider.example/v1/')).toEqual({ url, model: 'small' });
    expect(provider(url, { AI_PROVIDER_KEY: 'key' })).toEqual({ url, model: 'small', key: 'key' });
    expect(provider('  ')).toBeUndefined();
    expect(() => provider(url, { AI_MODEL: undefined })).toThrow("AI_MODEL isn't set.");
  });

  test('lists the other origins', () => {
    const list = ' https://a.example, https://b.example ,, ';
    expect(readEnvironment({ ...hosted, ALLOWED_ORIGINS: list }).allowedOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });
});

describe('pages of other origins', () => {
  const headers = (origin: string | undefined, method = 'OPTIONS') =>
    corsHeaders(
      new Request('https://x.supabase.co/functions/v1/ai-chat', {
        method,
        headers: origin ? { origin } : {},
      }),
      ['https://portal.daybreak.example'],
    );
  test('can call if listed', () => {
    expect(headers('https://portal.daybreak.example')).toMatchObject({
      'access-control-allow-origin': 'https://portal.daybreak.example',
      'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
    });
    expect(headers('https://portal.daybreak.example', 'POST')).toMatchObject({
      'access-control-allow-origin': 'https://portal.daybreak.example',
      'access-control-expose-headers': 'retry-after',
    });
  });
  test.each([
    'https://evil.example',
    'null',
    'https://portal.daybreak.example.evil.example',
    'http://portal.daybreak.example',
    undefined,
  ])("and %s can't", (origin) => {
    expect(headers(origin)).toEqual({ vary: 'origin' });
  });
});

describe('the assistant', () => {
  test('has the names of packages/brand', () => {
    expect([assistantName, companyName]).toEqual([company.assistantName, company.name]);
  });

  test('gets the facts that it can state', () => {
    const fact = {
      source: 'portal' as const,
      title: 'Poster sizes',
      body: 'Four.',
      path: '/marketing-materials',
      rank: 1,
      person: null,
    };
    expect(systemPrompt([fact])).toMatch(/^You are Ray, .* of Daybreak,.*\nFacts:\n- Poster sizes: Four\.$/s);
    expect(systemPrompt([])).not.toContain('Facts:');
  });

  test('quotes the best passage and its page by title, and escapes user text', () => {
    const page = { source: 'portal', title: 'Cyan', body: 'It is #14BCC0.', rank: 1, person: null } as const;
    expect(quote('Cyan?', [{ ...page, path: '/brand-guidelines' }], 'staff')).toBe(
      'It is #14BCC0.\n\n[Brand Guidelines](/brand-guidelines)',
    );
    expect(quote('Cyan?', [{ ...page, path: '/hosted-logos' }], 'staff')).toBe('It is #14BCC0.');
    const eve = {
      source: 'directory' as const,
      title: '[Eve](javascript:1)',
      body: '',
      path: '/staff-directory',
      rank: 1,
      person: { job_title: '<b>*Boss*</b>', phone: null, email: 'eve@daybreak.example', is_active: true },
    };
    const text = quote('Who is Eve?', [eve], 'staff');
    expect(text).toBe(
      '\\[Eve\\](javascript:1) is our \\<b\\>\\*Boss\\*\\</b\\>. No phone number is listed. Email: eve@daybreak.example.\n\n[Staff Directory](/staff-directory)',
    );
    expect(inPieces(text).join('')).toBe(text);
    const applications = {
      ...page,
      title: 'Job applications',
      body: 'Open them.',
      path: '/job-applications',
    };
    expect(quote('Applications?', [applications], 'staff')).toBe('Open them.');
    expect(quote('Applications?', [applications], 'admin')).toBe(
      'Open them.\n\n[Job Applications](/job-applications)',
    );
    const cyan = { ...page, path: '/brand-guidelines' };
    expect(
      quote('Cyan?', [cyan, { ...cyan, title: 'Hex', rank: 0.99 }, { ...cyan, rank: 0.97 }], 'staff'),
    ).toBe(
      '**Cyan**\n\nIt is #14BCC0.\n\n**Hex**\n\nIt is #14BCC0.\n\n[Brand Guidelines](/brand-guidelines)',
    );
    expect(quote('Eve', [eve, { ...eve, title: 'Eve' }], 'staff')).toContain(
      '2 people in the directory match:\n\n- **',
    );
  });

  test('quotes nothing if nothing is found', () => {
    expect(inPieces(quote('Cyan?', [], 'staff'))).toEqual([]);
  });

  test.each(['ai-chat', 'seed-crm-leads', 'seed-staff-accounts'])(
    '%s uses the client that the tests use, on Deno too',
    async (name) => {
      const { imports } = JSON.parse(await readFile(join(functionsFolder, name, 'deno.json'), 'utf8'));
      const { devDependencies } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'));
      expect(imports).toEqual({
        '@supabase/supabase-js': `npm:@supabase/supabase-js@${devDependencies['@supabase/supabase-js']}`,
      });
    },
  );
});
