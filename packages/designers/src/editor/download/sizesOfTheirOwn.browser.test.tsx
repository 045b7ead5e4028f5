import type { Exporter } from '@daybreak/print';
import { expect, it } from 'vitest';
import { ads } from '../../designers/ads/ads.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { withOffscreenPiece } from '../preview/offscreen.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { inspectPiece } from './inspectPiece.ts';
import { packPieces } from './packPieces.ts';

const [sizes] = ads.sizeGroups ?? [];
const data = { user: defaultUserDetails, images: [] };
const long = 'Photovoltaikmodulwiederverwertung '.repeat(8);

it('puts each size’s own words in a ZIP, and the whole draft in every file', async () => {
  if (!sizes) throw new Error('Ads have no sets.');
  const draft = restoreDraft(ads.fields, { headline: 'For all', 'headline@google banner': '=Short' });
  const made: { words: string; kept: unknown }[] = [];
  const exporter: Exporter = {
    export: async ({ sources, draft }) => {
      made.push({ words: sources[0]?.node.textContent ?? '', kept: JSON.parse(draft ?? '{}').draft });
      return [{ name: `${made.length}.png`, blob: new Blob(['x']) }];
    },
    save: () => {},
  };
  await packPieces({
    designer: ads,
    draft,
    data,
    set: sizes,
    exporter,
    request: { designer: 'ads', title: 'Ads', format: 'png', date: new Date(2026, 6, 30) },
    onProgress: () => {},
  });
  expect(made.map(({ words }) => /Short|For all/.exec(words)?.[0])).toEqual([
    'For all',
    'For all',
    'Short',
    'For all',
  ]);
  for (const { kept } of made)
    expect(restoreDraft(ads.fields, kept)).toMatchObject({
      headline: 'For all',
      'headline@google banner': '=Short',
    });
});

it('checks a size’s own words', async () => {
  const findings = (size: string) => {
    const draft = restoreDraft(ads.fields, { size, 'headline@google mobile-banner': `=${long}` });
    return withOffscreenPiece(ads, draft, data, async (sources, tooLong) =>
      (await inspectPiece({ designer: ads, draft, data, sources, tooLong }))({ format: 'png' }),
    );
  };
  expect(await findings('leaderboard')).toEqual([]);
  expect(await findings('mobile-banner')).not.toEqual([]);
});
