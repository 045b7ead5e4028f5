import { demoPassword } from '../../supabase/local/auth/demo.ts';
import { localPublishableKey } from '../../supabase/local/auth/keys.ts';

const headers = { apikey: localPublishableKey, 'content-type': 'application/json' };

/** Signs in a demo account and returns its session, as the portal's client stores it. */
export async function sessionOf(
  origin: string,
  email: string,
): Promise<{ access_token: string; user: { id: string } }> {
  const answer = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return (await answer.json()) as { access_token: string; user: { id: string } };
}

export interface Throughput {
  perSecond: number;
  errors: number;
}

/** Sends the same request over and over, eight at a time for five seconds. */
async function hammer(ask: () => Promise<Response>): Promise<Throughput> {
  let answers = 0;
  let errors = 0;
  const begin = performance.now();
  const end = begin + 5_000;
  const worker = async () => {
    while (performance.now() < end) {
      const answer = await ask();
      await answer.arrayBuffer();
      answers += 1;
      if (!answer.ok) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { perSecond: (answers / (performance.now() - begin)) * 1000, errors };
}

/** Measures the directory pages per second of the embedded backend, and the small files per second of its server. */
export async function measureBackend(origin: string): Promise<{ rows: Throughput; files: Throughput }> {
  const { access_token } = await sessionOf(origin, 'sam@daybreak.example');
  const signedIn = { headers: { ...headers, authorization: `Bearer ${access_token}` } };
  return {
    files: await hammer(() => fetch(`${origin}/favicon.svg`)),
    rows: await hammer(() =>
      fetch(`${origin}/rest/v1/staff_directory?select=id,first_name,role&limit=24`, signedIn),
    ),
  };
}
