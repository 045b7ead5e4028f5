import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { checkProject } from '../../hosted/checkProject.ts';
import { expectedFunctions, expectedTables } from '../../hosted/expected.ts';
import { localPublishableKey } from '../../local/index.ts';
import { testBackend } from '../support/backend.ts';

const backend = testBackend();
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** A project that answers every path with the same status and body. */
async function projectThatSays(status: number, body: object) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishableKey: 'sb_publishable_x',
  };
}

describe('checking a project', () => {
  it('finds nothing wrong with a project that has every table and function', async () => {
    const findings = await checkProject({ url: backend.origin, publishableKey: localPublishableKey });
    expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
    expect(findings).toHaveLength(1 + expectedTables().length + expectedFunctions().length);
  });

  it('reads the tables and functions from the schema and folders', () => {
    expect(expectedTables()).toEqual(expect.arrayContaining(['staff_directory', 'user_profiles', 'leads']));
    expect(expectedFunctions()).toContain('ai-chat');
  });

  it('stops at an address where nothing answers', async () => {
    const findings = await checkProject({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_x' });
    expect(findings).toEqual([expect.objectContaining({ state: 'bad', subject: 'sign-in service' })]);
  });

  it('stops at a key that the project refuses', async () => {
    const findings = await checkProject(await projectThatSays(401, { message: 'Invalid API key' }));
    expect(findings).toEqual([
      expect.objectContaining({ says: expect.stringContaining('refused the publishable key') }),
    ]);
  });

  it('warns of open sign-up, and of tables and functions open to anyone', async () => {
    const findings = await checkProject(await projectThatSays(200, { disable_signup: false }));
    expect(findings[0]).toMatchObject({
      state: 'unsure',
      says: expect.stringContaining('lets anyone sign up'),
    });
    const others = findings.slice(1);
    expect(others.every(({ state }) => state === 'bad')).toBe(true);
    expect(others[0]?.says).toContain('can be read by anyone');
    expect(others.at(-1)?.says).toContain("served a caller who hasn't signed in");
  });
});
