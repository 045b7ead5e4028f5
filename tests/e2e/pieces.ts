import { type APIRequestContext, expect } from '@playwright/test';
import { localPublishableKey } from '../../supabase/local/auth/keys.ts';
import type { Person } from './people.ts';

/** Calls functions of the library as a person. */
export async function asPerson(request: APIRequestContext, { email, password }: Person) {
  const headers = { apikey: localPublishableKey };
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password },
  });
  const { access_token } = await answer.json();
  return async (name: string, data: object) => {
    const done = await request.post(`/rest/v1/rpc/${name}`, {
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      data,
    });
    expect(done.ok(), `${name}: ${await done.text()}`).toBe(true);
  };
}

/** What makes a piece of a poster. */
export const made = (name: string, title: string, more = {}) => ({
  piece: crypto.randomUUID(),
  designer: 'poster',
  designer_version: 1,
  brand_version: '1.0',
  piece_name: name,
  draft: { type: 'event', title },
  ...more,
});
