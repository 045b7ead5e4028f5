import { describe, expect, it } from 'vitest';
import { inLibrary } from '../images/library.ts';
import { readPictureValue } from '../images/pictureValue.ts';
import { ads } from '../pieces/ads/ads.ts';
import { brochure } from '../pieces/brochure/brochure.ts';
import { flyer } from '../pieces/flyer/flyer.ts';
import { postcard } from '../pieces/postcard/postcard.ts';
import { poster } from '../pieces/poster/poster.ts';
import { social } from '../pieces/social/social.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import type { Designer } from '../workbench/designer.ts';
import { restoreDraft } from '../workbench/draft.ts';
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
