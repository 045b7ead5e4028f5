import { createElement } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { businessCard } from '../../designers/businessCard/businessCard.ts';
import { poster } from '../../designers/poster/poster.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import type { Designer } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { type BatchPiece, batchPdf, preflightRow } from './batchFiles.ts';
import type { PersonRow } from './people.ts';

beforeAll(loadType);

const pieceOf = (designer: unknown, draft: object, isPersonal: boolean): BatchPiece => {
  const known = designer as Designer;
  return {
    designer: known,
    draft: restoreDraft(known.fields, draft),
    noun: 'pieces',
    isPersonal,
    draftText: () => '{}',
  };
};
const rows: PersonRow[] = ['Ada Okafor', 'Ngọc Trần', 'Ελένη'].map((name, index) => ({
  number: index + 1,
  user: { ...defaultUserDetails, name, title: 'Buyer', email: `person${index}@daybreak.example` },
}));
const fileOf = async (piece: BatchPiece) => {
  const { blob } = await batchPdf({
    rows,
    leftOut: [],
    findings: new Map(),
    waitWhilePaused: async () => undefined,
    piece,
    options: { marks: true, bleed: true, stock: 'coated' },
    date: new Date('2026-11-25T08:00:00Z'),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  return new Uint8Array(await blob.arrayBuffer());
};

it.each([
  ['cards', () => pieceOf(businessCard, {}, true)],
  ['posters with a photograph', () => pieceOf(poster, { composition: 'photograph' }, false)],
] as const)('makes the same file, byte for byte, of %s checked before', async (_name, make) => {
  const looked = make();
  for (const row of rows) await preflightRow(row, looked);
  const known = await fileOf(looked);
  expect(known.length).toBeGreaterThan(10_000);
  expect(known).toEqual(await fileOf(make()));
});

it.each([
  [['山田太郎', 'Владимир Путь', 'Nguyễn Thị', 'יעל כהן']],
  [['Владимир Путь', 'יעל כהן', '山田太郎', 'Nguyễn Thị']],
  [['יעל כהן', '山田太郎', 'Владимир Путь', 'Nguyễn Thị']],
])('prints names in every script in one batch, in any order: %s', async (names) => {
  const piece = pieceOf(businessCard, {}, true);
  for (const [index, name] of names.entries()) {
    const row = { number: index + 1, user: { ...defaultUserDetails, name, title: 'Buyer' } };
    expect([name, (await preflightRow(row, piece)).filter(({ level }) => level === 'error')]).toEqual([
      name,
      [],
    ]);
  }
});

it('redraws a checked row only after it changes', async () => {
  const piece = pieceOf(businessCard, {}, true);
  for (const row of rows) await preflightRow(row, piece);
  const drawn: string[] = [];
  const { Artwork } = piece.designer;
  piece.designer = {
    ...piece.designer,
    Artwork: (props) => {
      drawn.push(props.data.user.name);
      return createElement(Artwork, props);
    },
  };
  await fileOf(piece);
  expect(drawn).toEqual([]);
  rows[1] = { ...(rows[1] as PersonRow), leftOut: false };
  await fileOf(piece);
  expect(new Set(drawn)).toEqual(new Set(['Ngọc Trần']));
});
