import { expect, it } from 'vitest';
import { palette, paletteNames } from './palette.ts';
import { designTokens, designTokensInHex } from './tokens.ts';

it('returns the same tokens with colors as hex strings', () => {
  const { color, ...rest } = designTokensInHex();
  const { color: whole, ...others } = designTokens();
  expect(rest).toEqual(others);
  expect(Object.keys(color)).toEqual(Object.keys(whole));
  for (const name of paletteNames)
    expect(color).toHaveProperty(name, {
      $value: palette[name].hex.toLowerCase(),
      $description: palette[name].use,
    });
});
