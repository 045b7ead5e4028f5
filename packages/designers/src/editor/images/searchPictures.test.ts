import { finds } from '@daybreak/ui/search';
import { describe, expect, it } from 'vitest';
import { brandPictures } from './brandPictures.ts';
import { searchPictures } from './searchPictures.ts';
import { describedBrandPictures } from './topics/describedBrandPictures.ts';

const found = (query: string) => searchPictures(query, describedBrandPictures).map(({ name }) => name);

describe('the library search', () => {
  it('finds pictures by topic, description and beginnings of words', () => {
    expect(found('shred')).toContain('drive-destruction');
    expect(found('trailers')).toEqual(['logistics-dock']);
    expect(found('sky battery')).toEqual(['battery-storage']);
  });
  it('finds illustrations by topic, too', () => {
    expect(found('school')).toEqual(['drawn-school']);
    expect(found('apprent')).toEqual(['drawn-team']);
    expect(found('truck')).toEqual(['logistics-dock', 'drawn-truck']);
  });
  it('finds everything without a query, and nothing if one word has no match', () => {
    expect(found('  ')).toHaveLength(brandPictures.length);
    expect(found('solar elephant')).toEqual([]);
  });
  it('ignores accents and case', () => {
    expect(finds('CAFE', ['Das Café.jpg'])).toBe(true);
  });
});
