import { eventData } from '../../functions/_shared/eventStream.ts';
import type { Client, TestBackend } from './backend.ts';
import { callFunction } from './functions.ts';

export const userMessage = (content: string) => ({ messages: [{ role: 'user', content }] });

/** Calls the function the way the portal does. */
export async function ask(
  backend: Pick<TestBackend, 'origin'>,
  who: Client | string | undefined,
  body: unknown,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { accept: 'text/event-stream', ...init.headers };
  return callFunction(backend, 'ai-chat', who, body, { ...init, headers });
}

/** The payloads of an answer. Throws if it isn't a stream. */
export async function payloads(response: Response): Promise<string[]> {
  if (response.status !== 200 || !response.body)
    throw new Error(`${response.status} ${await response.text()}`);
  const found: string[] = [];
  for await (const data of eventData(response.body)) found.push(data);
  return found;
}

/** The text of an answer that ended properly. */
export async function textOf(response: Response): Promise<string> {
  const found = await payloads(response);
  if (found.pop() !== '[DONE]') throw new Error('The stream does not end in [DONE].');
  return found.map((data) => JSON.parse(data).choices[0].delta.content).join('');
}
