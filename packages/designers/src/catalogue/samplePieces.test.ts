import { describe, expect, it } from 'vitest';
import { everySheet } from '../../contactSheet/sheets.ts';
import { samples } from '../designers/registry/samples.ts';
import type { Samples } from '../designers/samples.ts';
import { restoreDraft } from '../editor/drafts/draft.ts';
import { isVisible } from '../editor/fields/fields.ts';
import { pictureOf } from '../editor/fields/pictureOf.ts';
import { brandPictureNamed } from '../editor/images/brandPictures.ts';
import { readPictureValue } from '../editor/images/pictureValue.ts';
import { defaultUserDetails } from '../editor/userDetails/userDetails.ts';
import { readyOccasions } from './samplePieces.ts';

const data = { user: defaultUserDetails, images: [] };
const pieces = readyOccasions.flatMap((occasion) => occasion.pieces);

it('offers 24 to 30 pieces with distinct names', () => {
  expect(pieces.length).toBeGreaterThanOrEqual(24);
  expect(pieces.length).toBeLessThanOrEqual(30);
  expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  expect(new Set(pieces.map(({ title }) => title)).size).toBe(pieces.length);
});

it('offers every sample that a designer declares', () => {
  const declared = Object.values<Samples>(samples).flatMap(({ pieces = {} }) => Object.keys(pieces));
  expect(pieces.map(({ id }) => id).toSorted()).toEqual(declared.toSorted());
});

it.each(readyOccasions)('shows no picture twice in row $title', ({ pieces: row }) => {
  const shown = row.flatMap(({ designer, draft }) => {
    const fields = everySheet.find((sheet) => sheet.designer.id === designer)?.designer.fields ?? {};
    const restored = restoreDraft(fields, draft);
    return Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'picture' && field.fills && isVisible(field, restored)
        ? JSON.stringify(pictureOf(fields, restored, name, data).source)
        : [],
    );
  });
  expect(new Set(shown).size).toBe(shown.length);
});

describe.each(pieces.map((piece) => [piece.title, piece] as const))('%s', (_title, { designer, draft }) => {
  const definition = everySheet.find((sheet) => sheet.designer.id === designer)?.designer;
  if (!definition) throw new Error(`There is no designer ${designer}.`);
  const restored = restoreDraft(definition.fields, draft);

  it('is a draft that its designer accepts unchanged', () => {
    expect(restored).toMatchObject(draft);
  });

  it('chooses nothing that its own words can’t fill', () => {
    for (const [name, reasons = {}] of Object.entries(definition.unavailable?.(restored, data) ?? {}))
      expect(reasons[restored[name] ?? '']).toBeUndefined();
    expect(definition.checks?.(restored, data) ?? []).toEqual([]);
  });

  it.runIf(draft.picture)('shows a picture from the library', () => {
    const source = readPictureValue(draft.picture ?? '')?.source;
    expect(source && 'library' in source && brandPictureNamed(source.library)).toBeTruthy();
  });
});
