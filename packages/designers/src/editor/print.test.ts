import { PartError } from '@daybreak/ui/load';
import { expect, it, vi } from 'vitest';
import { loadPart } from '../../../print/src/loadPart.ts';
import './print.ts';

it('downloads print engines the way designers download their parts', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadPart(() => Promise.reject(new Error('The engine is missing.')))).rejects.toThrow(
    PartError,
  );
});
