import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { cardPiece, restoreCard } from './cardPiece.ts';

it('carries the details that the card is made from', () => {
  const card = {
    user: { ...defaultUserDetails, name: 'Ada Reyes', phone: '555-0101' },
    card: { layout: 'vertical' as const, size: '85x55' as const, composition: 'night' as const },
  };
  expect(restoreCard(JSON.parse(cardPiece(card)).draft)).toEqual(card);
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(restoreCard(stored)).toEqual({
        user: expect.objectContaining({ logoVersion: 'primary' }),
        card: { layout: 'horizontal', size: '3.5x2', composition: 'sunrise' },
      });
    }),
  );
});
