import { describe, expect, it } from 'vitest';
import { ads } from '../designers/ads/ads.ts';
import { brochure } from '../designers/brochure/brochure.ts';
import { flyer } from '../designers/flyer/flyer.ts';
import { postcard } from '../designers/postcard/postcard.ts';
import { poster } from '../designers/poster/poster.ts';
import { social } from '../designers/social/social.ts';
import type { Designer } from '../editor/designer.ts';
import { restoreDraft } from '../editor/drafts/draft.ts';
import { inLibrary } from '../editor/images/library.ts';
import { readPictureValue } from '../editor/images/pictureValue.ts';
import { defaultUserDetails } from '../editor/userDetails/userDetails.ts';
import { occasions, type ReadyPiece } from './readyPieces.ts';

const designers = { ads, brochure, flyer, postcard, poster, social } as unknown as Record<
  ReadyPiece['designer'],
  Designer
>;
const brief = { user: defaultUserDetails, images: [] };
const pieces = occasions.flatMap((occasion) => occasion.pieces);

it('offers 24 to 30 pieces, each under a name of its own', () => {
  expect(pieces.length).toBeGreaterThanOrEqual(24);
  expect(pieces.length).toBeLessThanOrEqual(30);
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  expect(new Set(pieces.map(({ title }) => title)).size).toBe(pieces.length);
});

describe.each(pieces.map((piece) => [piece.title, piece] as const))('%s', (_title, { designer, draft }) => {
  const definition = designers[designer];
  const restored = restoreDraft(definition.fields, draft);

  it('is a draft that its designer takes as it is written', () => {
    expect(restored).toMatchObject(draft);
  });

  it('chooses nothing that its own words cannot fill', () => {
    for (const [name, reasons = {}] of Object.entries(definition.unavailable?.(restored, brief) ?? {}))
      expect(reasons[restored[name] ?? '']).toBeUndefined();
    expect(definition.checks?.(restored, brief) ?? []).toEqual([]);
  });

  it.runIf(draft.picture)('shows a picture that is in the library', () => {
    const source = readPictureValue(draft.picture ?? '')?.source;
    expect(source && 'library' in source && inLibrary(source.library)).toBeTruthy();
  });
});
