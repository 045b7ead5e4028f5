import { Agent, request } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { localPublishableKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';

const backend = testBackend();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

const ask = (method: string, path: string, body?: Buffer) =>
  new Promise<number | undefined>((resolve, reject) => {
    const clientRequest = request(`${backend.origin}${path}`, {
      method,
      agent,
      headers: { apikey: localPublishableKey, ...(body && { 'content-length': body.length }) },
    });
    clientRequest.on('error', reject);
    clientRequest.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    clientRequest.end(body);
  });

it("answers a client's next request after refusing a body", async () => {
  expect(await ask('POST', '/storage/v1/object/resumes/huge.pdf', Buffer.alloc(13 * 1024 * 1024))).toBe(413);
  expect(await ask('GET', '/auth/v1/health')).toBe(200);
});
