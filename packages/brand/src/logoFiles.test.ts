import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontUrl, logoPngUrl, logoUrl } from './files.ts';
import { logoDensities, logoFile, logoLayouts, logoVariants } from './logo.ts';

it('returns an address for each logo that leads to its file', () => {
  for (const layout of logoLayouts)
    for (const variant of logoVariants) {
      expect(existsSync(new URL(logoUrl(layout, variant)))).toBe(true);
      for (const density of logoDensities)
        expect(existsSync(new URL(logoPngUrl(layout, variant, density)))).toBe(true);
    }
  expect(existsSync(new URL(fontUrl(400)))).toBe(true);
});

// The types reject these too; callers without types get the message.
it('rejects an unknown name and lists the known ones', () => {
  // @ts-expect-error: an unknown layout.
  expect(() => logoUrl('wide', 'primary')).toThrow(
    'There is no logo layout "wide". There are: logo, stacked, icon.',
  );
  // @ts-expect-error: an unknown variant.
  expect(() => logoUrl('logo', 'teal')).toThrow(
    'There is no logo variant "teal". There are: primary, grey, white, on-image, night.',
  );
  // @ts-expect-error: an unknown density.
  expect(() => logoPngUrl('icon', 'white', 5)).toThrow(
    'There is no logo density "5". There are: 1, 2, 3, 4.',
  );
  // @ts-expect-error: a path instead of a name.
  expect(() => logoFile('../logo', 'primary')).toThrow('There is no logo layout "../logo".');
  // @ts-expect-error: an unknown weight.
  expect(() => fontUrl(900)).toThrow('There is no font weight "900". There are: 400, 500, 600, 700, 800.');
});
