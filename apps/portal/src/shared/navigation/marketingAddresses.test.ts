import { pieceTypes } from '@daybreak/designers';
import { expect, it } from 'vitest';
import { designerPage } from './marketingAddresses.ts';

it('opens every piece in its designer, or on the page with its designer', () => {
  for (const { id, partOf } of pieceTypes) expect(designerPage(id), id).toBe(partOf ?? id);
});
