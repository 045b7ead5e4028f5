import { brandNow, palette } from '@daybreak/brand';
import { expect, it } from 'vitest';
import { laterBrand } from '../../../storybook/laterBrand.ts';
import { brandDifferences } from './brandDifferences.ts';
import { type ComparedItem, groupNames, isAffected, isInGroup, type Result } from './groups.ts';

const item = { key: 'a', id: 'a', name: 'Fair', designer: 'poster', draft: {}, pictures: {}, contact: null };
const groupsOf = (result: Result) => {
  const compared: ComparedItem = { item, result };
  return groupNames.filter((group) => isInGroup(compared, group));
};
const found = { findings: null, newFindings: [] };

it('puts a piece in a group per kind of change, or in the one without changes', () => {
  expect(groupsOf({ ...found, changes: ['color', 'logo'] })).toEqual(['color', 'logo']);
  expect(groupsOf({ ...found, changes: ['layout'], newFindings: ['Too small'] })).toEqual([
    'layout',
    'findings',
  ]);
  expect(groupsOf({ ...found, changes: [] })).toEqual(['equal']);
  expect(groupsOf({ failed: 'No picture' })).toEqual(['failed']);
});

it('counts only compared items that differ as affected', () => {
  expect(isAffected({ item, result: { ...found, changes: ['color'] } })).toBe(true);
  expect(isAffected({ item, result: { ...found, changes: [] } })).toBe(false);
  expect(isAffected({ item, result: { failed: 'No picture' } })).toBe(false);
});

it('lists the differences between two versions, including inks', () => {
  expect(brandDifferences(brandNow, brandNow)).toEqual({ colors: [], logos: 0 });
  expect(brandDifferences(brandNow, laterBrand)).toEqual({ colors: ['Cyan'], logos: 1 });
  const teal = { ...palette.teal, cmyk: { ...palette.teal.cmyk, k: 20 } };
  const inks = { ...brandNow, colors: { ...brandNow.colors, teal } };
  expect(brandDifferences(inks, brandNow)).toEqual({ colors: ['Teal blue'], logos: 0 });
});
