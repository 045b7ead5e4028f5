import { BackendError } from '../errors.ts';
import type { Mail } from '../interfaces/Mail.ts';
import type { Client } from './client.ts';
import { callFunction } from './functionCall.ts';

export const supabaseMail = (client: Client): Mail => ({
  async sendTest(message) {
    const answer = await callFunction(client, 'send-test-email', message);
    const to = typeof answer === 'object' && answer !== null && 'to' in answer ? answer.to : undefined;
    if (typeof to !== 'string')
      throw new BackendError('unexpected', "The function didn't say where it sent the test.");
    return to;
  },
});
