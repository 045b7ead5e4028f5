import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logoFile, logoPdfFile, logoPngFile } from './logo.ts';
import { findLogo, logoGrounds, logoMedia } from './logoFinder.ts';

const every = logoMedia.flatMap(({ id: medium }) =>
  logoGrounds.map(({ id: ground }) => [medium, ground] as const),
);

describe('logo finder', () => {
  it.each(every)('finds a file that exists: %s on %s', (medium, ground) => {
    const { layout, variant, format, density } = findLogo(medium, ground);
    const path =
      format === 'png' && density
        ? logoPngFile(layout, variant, density)
        : format === 'pdf'
          ? logoPdfFile(layout, variant)
          : logoFile(layout, variant);
    expect(existsSync(new URL(`../${path}`, import.meta.url))).toBe(true);
  });

  it.each(every.filter(([medium]) => medium !== 'engraving'))(
    'chooses the background’s colored variant if all inks are available: %s on %s',
    (medium, ground) => {
      const variants = { light: 'primary', dark: 'on-image', picture: 'on-image', bright: 'night' };
      expect(findLogo(medium, ground).variant).toBe(variants[ground]);
    },
  );

  it('chooses a one-color variant for engraving', () => {
    expect(findLogo('engraving', 'light').variant).toBe('grey');
    expect(findLogo('engraving', 'dark').variant).toBe('white');
    expect(findLogo('engraving', 'picture').variant).toBe('white');
    expect(findLogo('engraving', 'bright').variant).toBe('night');
  });

  it('chooses a PNG for email, because email apps block SVG', () => {
    expect(findLogo('email', 'light')).toMatchObject({ layout: 'logo', format: 'png', density: 2 });
  });

  it('chooses the icon for avatars and the stacked logo for narrow places', () => {
    expect(findLogo('avatar', 'dark').layout).toBe('icon');
    expect(findLogo('narrow', 'light').layout).toBe('stacked');
  });
});
