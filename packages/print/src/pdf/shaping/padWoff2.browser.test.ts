import japanese8 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-8-wght-normal.woff2?url';
import japanese17 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-17-wght-normal.woff2?url';
import japanese80 from '@fontsource-variable/noto-sans-jp/files/noto-sans-jp-80-wght-normal.woff2?url';
import korean113 from '@fontsource-variable/noto-sans-kr/files/noto-sans-kr-113-wght-normal.woff2?url';
import { expect, it } from 'vitest';
import { loadFace } from './loadFace.ts';

/** Files that end within a few bytes of one of the decoder's reads: without padding after them, the page hangs forever. */
it.each([
  ['of Japanese 80', japanese80],
  ['of Japanese 17', japanese17],
  ['of Japanese 8', japanese8],
  ['of Korean 113', korean113],
])('unpacks a typeface file of any length: %s', async (_letter, url) => {
  const face = await loadFace({ family: 'Test', url, weights: [100, 900], covers: () => true }, 400);
  expect(face.font.unitsPerEm).toBe(1000);
});

it('has an outline for a checkbox', async () => {
  const face = await loadFace(
    { family: 'Test', url: japanese80, weights: [100, 900], covers: () => true },
    400,
  );
  expect(face.has('□')).toBe(true);
  expect(face.shape('□', false, 'en', true)).toMatchObject([{ letters: '□', advance: 1000 }]);
});
