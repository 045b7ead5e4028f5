import { expect, test } from 'vitest';
import { createQueue } from '../../local/database/queue.ts';
import { createGateway } from '../../local/http/gateway.ts';
import type { Handler } from '../../local/http/handler.ts';
import { createInbox } from '../../local/mail/mail.ts';

/** A gateway whose data API responds on the test's command. */
function slowGateway({ lanes, room }: { lanes: number; room: number }) {
  const queue = createQueue(lanes);
  const waiting: (() => void)[] = [];
  let atOnce = 0;
  let maxRunning = 0;
  const rest: Handler = async () => {
    atOnce += 1;
    maxRunning = Math.max(maxRunning, atOnce);
    await new Promise<void>((resolve) => waiting.push(resolve));
    atOnce -= 1;
    return new Response('[]');
  };
  const absent: Handler = async () => new Response(null, { status: 404 });
  const fetch = createGateway({
    parts: { rest, auth: absent, storage: absent, functions: absent },
    inbox: createInbox(),
    queue,
    maxWaiting: room,
    report: () => {},
  });
  return {
    ask: () => fetch(new Request('http://127.0.0.1/rest/v1/pieces')),
    most: () => maxRunning,
    /** Answers one request after another until none is left. */
    async answerAll() {
      while (waiting.length > 0) {
        waiting.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('when too many wait, tells newcomers when to retry, and answers everyone else', async () => {
  const gateway = slowGateway({ lanes: 2, room: 3 });
  const answers = Array.from({ length: 5 }, gateway.ask);
  await settled();
  const refused = await gateway.ask();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    code: 429,
    message: 'The server is busy. Try again in a moment.',
  });

  await gateway.answerAll();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(gateway.most()).toBe(2);

  const lateAnswer = gateway.ask();
  await settled();
  await gateway.answerAll();
  expect((await lateAnswer).status).toBe(200);
});

test('a failing task passes its slot on', async () => {
  const queue = createQueue();
  const failing = queue.run(async () => {
    throw new Error('no');
  });
  const next = queue.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(queue.waiting()).toBe(0);
});
