import { describe, expect, it } from 'vitest';
import type { ArtboardSide } from '../types.ts';
import { fileName, ownFileName, sideFileNames, sizeName, writtenName } from './fileNames.ts';

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

  it('distinguish the sides and the scales of a piece', () => {
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

  it('distinguish pieces of the same size', () => {
    const set = { designer: 'ads', variant: 'Google Leaderboard', date, extension: 'jpg' };
    expect(sideFileNames(set, [side('ad', 728, 90, 'px')])).toEqual([
      'ads-728x90-google-leaderboard-20260105.jpg',
    ]);
  });

  it.each([
    ['New Hire / Été', 'new-hire-été-a-20260105.pdf'],
    ['Łukasz Ångström', 'łukasz-ångström-a-20260105.pdf'],
    ['日本', '日本-a-20260105.pdf'],
    ['김민수', '김민수-a-20260105.pdf'],
    ['שרה, נועה', 'שרה-נועה-a-20260105.pdf'],
    ['علی\u200cرضا', 'علی\u200cرضا-a-20260105.pdf'],
    ['हिन्दी', 'हिन्दी-a-20260105.pdf'],
    ['Été'.normalize('NFD'), 'été-a-20260105.pdf'],
  ])('keep the letters of every script, in composed form: %s', (designer, name) => {
    expect(fileName({ designer, size: 'a', date, extension: 'pdf' })).toBe(name.normalize('NFC'));
  });

  it.each([
    ['con:*?"<>|', 'con-a-20260105.pdf'],
    ['../..', 'piece-a-20260105.pdf'],
    ['a\u0000b\tc\u202ed\ufeff', 'a-b-cd-a-20260105.pdf'],
    ['\ud800x', 'x-a-20260105.pdf'],
    ['🌞', 'piece-a-20260105.pdf'],
  ])('contain only characters that every file system accepts: %j', (designer, name) => {
    expect(fileName({ designer, size: 'a', date, extension: 'pdf' })).toBe(name);
  });

  it('are never Windows device names', () => {
    expect(
      ['CON', 'nul', 'Com1', 'LPT9', 'com²', 'aux.backup'].map((name) => ownFileName(name, 'contact', 'vcf')),
    ).toEqual(['con-.vcf', 'nul-.vcf', 'com1-.vcf', 'lpt9-.vcf', 'com²-.vcf', 'aux-.backup.vcf']);
    expect(ownFileName('Connie', 'contact', 'vcf')).toBe('connie.vcf');
  });

  it('are cut to fit a file system, never between a letter and its accent', () => {
    const name = fileName({
      designer: 'ナ'.repeat(200),
      size: '1080x1080',
      side: 'n\u0303'.repeat(50) + 'g\u0303'.repeat(200),
      date,
      extension: 'png',
    });
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
    expect(name).toMatch(/^ナ+-1080x1080-ñ+(g\u0303)*-20260105\.png$/);
  });

  it('keep the spaces and capitals of names that people typed', () => {
    expect(writtenName('Grand opening: “Łódź / 太郎”?')).toBe('Grand opening “Łódź 太郎”');
    expect(writtenName(' .hidden. ')).toBe('hidden');
  });

  it('write sizes without trailing zeros', () => {
    expect(sizeName({ width: 3.5, height: 2.0, unit: 'in', bleed: 0.125 })).toBe('3.5x2in');
    expect(sizeName({ width: 85, height: 55, unit: 'mm', bleed: 3 })).toBe('85x55mm');
  });
});
