import { expect, it } from 'vitest';
import { deferredPart } from './deferredPart.ts';

it('lets a deferred part load another deferred part', async () => {
  const greeter = { greet: async (name: string) => `Hello ${name}` };
  const inner = deferredPart(async () => greeter);
  const outer = deferredPart(async () => inner);
  await expect(outer.greet('Sam')).resolves.toBe('Hello Sam');
});
