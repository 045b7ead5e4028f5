import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../local/paths.ts';

const read = (...path: string[]) => readFileSync(join(packageRoot, ...path), 'utf8');
const config = read('config.toml');
const names = readdirSync(join(packageRoot, 'templates')).map((file) => basename(file, '.html'));
/** The hosted auth server's emails with a link. */
const linked = ['confirmation', 'email_change', 'invite', 'magic_link', 'recovery'];
/** The names `verifyOtp` uses for them. */
const types: Record<string, string> = {
  recovery: 'recovery',
  invite: 'invite',
  email_change: 'email_change',
};

test('every email of a hosted project with a link has a template of ours', () => {
  expect(names.sort()).toEqual(linked);
  for (const name of linked)
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = "${/<h1>(.*)<\/h1>/.exec(read('templates', `${name}.html`))?.[1]}"\ncontent_path = "./supabase/templates/${name}.html"`,
    );
});

test.each(linked)(
  'the link in the email %s opens a page whose button uses it up, and opening it does nothing',
  (name) => {
    const template = read('templates', `${name}.html`);
    const links = [...template.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    expect(links).toEqual([
      `{{ .SiteURL }}/reset-password#token_hash={{ .TokenHash }}&type=${types[name] ?? 'email'}`,
    ]);
    expect(template).not.toMatch(/ConfirmationURL|\.Token\b/);
  },
);
