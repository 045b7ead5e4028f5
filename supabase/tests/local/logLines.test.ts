import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { demoPassword, keyHeaders, localPublishableKey, localSecretKey } from '../../local/index.ts';
import { address, serve } from '../support/serverProcess.ts';

// The server's output may end up in a log that many people read.

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
const connect = (origin: string, key = localPublishableKey) => createClient(origin, key, { auth: stateless });

test('prints no address, password, token, question or file name, whatever goes wrong', async () => {
  const server = serve({});
  const origin = await server.until(address);
  await server.until(/Ctrl\+C to stop/);
  const greeting = server.output().length;

  const ada = connect(origin);
  const { data } = await ada.auth.signInWithPassword({
    email: 'ada@daybreak.example',
    password: demoPassword,
  });
  const token = data.session?.access_token ?? '';
  const visitor = connect(origin);
  const secret = 'Hunter2-is-typed-here';
  await visitor.auth.signInWithPassword({ email: 'mallory@daybreak.example', password: secret });
  await visitor.auth.resetPasswordForEmail('nobody@daybreak.example');
  await connect(origin, localSecretKey).auth.admin.createUser({
    email: 'ada@daybreak.example',
    password: secret,
  });
  await connect(origin, localSecretKey)
    .from('staff_directory')
    .insert({ email: 'ada@daybreak.example', first_name: 'Twice' });
  await visitor
    .from('job_applications')
    .insert({ first_name: '\0', last_name: 'x', email: 'eve@daybreak.example' });
  await visitor
    .from('job_applications')
    .insert({ first_name: 'x'.repeat(900), email: 'eve@daybreak.example' });
  await visitor.storage
    .from('resumes')
    .upload('../Eve-resume.pdf', new Blob(['x'], { type: 'application/pdf' }));
  await ada.from('staff_directory').select('*, user_profiles(*)').eq('email', 'ada@daybreak.example');
  const post = (path: string, body: string, headers = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      body,
      headers: { ...keyHeaders(token), ...headers },
    }).then((answer) => answer.text());
  const question = { messages: [{ role: 'user', content: 'What is the salary of Wilhelmina?' }] };
  await post('/functions/v1/ai-chat', JSON.stringify(question));
  await post('/functions/v1/ai-chat', '{"messages": "What is the salary of Wilhelmina?"');
  await post('/functions/v1/seed-staff-accounts', '');
  await post('/functions/v1/seed-crm-leads', '');
  await post('/rest/v1/leads', '{"company": "Salary of Wilhelmina"');
  await post('/rest/v1/rpc/search_portal', '{"question": 7, "nonsense": "Wilhelmina"}');
  await post('/auth/v1/token?grant_type=password', '{"email": "ada@daybreak.example", "password":');

  server.process.kill('SIGTERM');
  await server.exit;
  const printed = server.output().slice(greeting);
  expect(printed).toContain('"function":"ai-chat"');
  expect(printed).toContain('"function":"seed-staff-accounts"');
  for (const private_ of [
    '@daybreak.example',
    secret,
    demoPassword,
    'Wilhelmina',
    'salary',
    'Eve-resume',
    'eyJ',
    localSecretKey,
  ])
    expect(printed.toLowerCase()).not.toContain(private_.toLowerCase());
  expect(printed).not.toMatch(/([a-km-zA-HJ-NP-Z2-9]{4}-){5}/);
});
