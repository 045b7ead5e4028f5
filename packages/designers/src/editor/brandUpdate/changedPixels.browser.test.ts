import '@daybreak/brand/styles.css';
import { brandNow } from '@daybreak/brand';
import { beforeAll, expect, it } from 'vitest';
import { poster } from '../../designers/poster/poster.ts';
import { social } from '../../designers/social/social.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { anyDesigner } from '../designer.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { changedPixels } from './changedPixels.ts';
import { brandTwo } from './testing/brandTwo.ts';

const data = { user: defaultUserDetails, images: [] };
beforeAll(loadType);

const sizeOf = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob);
  return { width, height };
};

it.each([
  ['poster', anyDesigner(poster), { width: 540, height: 720 }],
  ['social', anyDesigner(social), { width: 1080, height: 1080 }],
])('shows both versions of a %s, and marks differences', async (_name, designer, size) => {
  const versions = { before: brandNow, after: await brandTwo() };
  const found = await changedPixels(designer, { theme: 'white' }, data, versions);
  expect(found.share).toBeGreaterThan(0.001);
  expect(found.share).toBeLessThan(0.5);
  for (const picture of [found.before, found.after, found.changed]) {
    const { width, height } = await sizeOf(picture);
    expect(Math.abs(width - size.width)).toBeLessThan(size.width * 0.05);
    expect(Math.abs(height - size.height)).toBeLessThan(size.height * 0.05);
  }
  const none = await changedPixels(designer, { theme: 'orange' }, data, versions);
  expect(none.share).toBe(0);
});
