import { describe, expect, it } from 'vitest';
import { fileName, sideFileNames, sizeName } from './fileNames.ts';
import type { ArtboardSide } from './types.ts';

const date = new Date(2026, 0, 5, 23, 59);
const side = (id: string, width: number, height: number, unit: 'in' | 'px'): ArtboardSide => ({
  id,
  label: id,
  size: { width, height, unit, bleed: 0 },
});

describe('file names', () => {
  it('are <designer>-<size>-<yyyymmdd>.<ext> in the local calendar', () => {
    expect(
      sideFileNames({ designer: 'poster', date, extension: 'png' }, [side('front', 18, 24, 'in')]),
    ).toEqual(['poster-18x24in-20260105.png']);
    expect(
      sideFileNames({ designer: 'flyer', date, extension: 'jpg' }, [side('front', 8.5, 11, 'in')]),
    ).toEqual(['flyer-8.5x11in-20260105.jpg']);
  });

  it('tell the sides of one piece apart, and the second scale from the first', () => {
    expect(
      sideFileNames({ designer: 'postcard', date, extension: 'png' }, [
        side('front', 6, 4, 'in'),
        side('back', 6, 4, 'in'),
      ]),
    ).toEqual(['postcard-6x4in-front-20260105.png', 'postcard-6x4in-back-20260105.png']);
    expect(
      sideFileNames({ designer: 'ads', date, extension: 'png' }, [side('ad', 1200, 628, 'px')], 2),
    ).toEqual(['ads-1200x628-2x-20260105.png']);
  });

  it('tell the pieces of a set apart in the same place', () => {
    const set = { designer: 'ads', variant: 'Google Leaderboard', date, extension: 'jpg' };
    expect(sideFileNames(set, [side('ad', 728, 90, 'px')])).toEqual([
      'ads-728x90-google-leaderboard-20260105.jpg',
    ]);
  });

  it.each([
    ['New Hire / Été', 'new-hire-ete-a-20260105.pdf'],
    ['con:*?"<>|', 'con-a-20260105.pdf'],
    ['../..', 'piece-a-20260105.pdf'],
    ['日本', 'piece-a-20260105.pdf'],
  ])('hold only characters that every file system takes: %s', (designer, name) => {
    expect(fileName({ designer, size: 'a', date, extension: 'pdf' })).toBe(name);
  });

  it('write sizes without trailing zeros', () => {
    expect(sizeName({ width: 3.5, height: 2.0, unit: 'in', bleed: 0.125 })).toBe('3.5x2in');
    expect(sizeName({ width: 85, height: 55, unit: 'mm', bleed: 3 })).toBe('85x55mm');
  });
});
