import { pieceTypes } from '@daybreak/designers';
import { expect, it } from 'vitest';
import { designerPage } from './pieceAddress.ts';

it('sends every piece to its designer, or to the page that has its designer', () => {
  for (const { id, partOf } of pieceTypes) expect(designerPage(id), id).toBe(partOf ?? id);
});
