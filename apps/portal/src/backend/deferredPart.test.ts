import { expect, it } from 'vitest';
import { deferredPart } from './deferredPart.ts';

it('a part that itself waits for its code can be what another one waits for', async () => {
  const greeter = { greet: async (name: string) => `Hello ${name}` };
  const inner = deferredPart(async () => greeter);
  const outer = deferredPart(async () => inner);
  await expect(outer.greet('Sam')).resolves.toBe('Hello Sam');
});
