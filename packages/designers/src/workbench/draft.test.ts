import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posterFields } from '../poster/poster.fields.ts';
import { editDraft, newDraft, restoreDraft } from './draft.ts';
import { countCharacters, defineFields, isVisible, limitOf, optionsOf } from './fields.ts';

const fields = defineFields({
  platform: {
    kind: 'choice',
    label: 'Platform',
    options: [
      { value: 'google', label: 'Google' },
      { value: 'facebook', label: 'Facebook' },
    ],
    initial: 'google',
  },
  size: {
    kind: 'choice',
    label: 'Size',
    options: {
      by: 'platform',
      table: {
        google: [
          { value: 'leaderboard', label: 'Leaderboard' },
          { value: 'banner', label: 'Banner' },
        ],
        facebook: [
          { value: 'feed', label: 'Feed' },
          { value: 'story', label: 'Story' },
        ],
      },
    },
    initial: 'banner',
  },
  headline: {
    kind: 'text',
    label: 'Headline',
    initial: { by: 'platform', table: { google: 'Search', facebook: 'Scroll' } },
    limit: { by: 'platform', table: { google: 30, facebook: 40 } },
  },
  date: { kind: 'date', label: 'Date', initial: '', when: { platform: 'facebook' } },
});

describe('a new draft', () => {
  it('has every field at its initial value, given the choices that it depends on', () => {
    expect(newDraft(fields)).toEqual({ platform: 'google', size: 'banner', headline: 'Search', date: '' });
  });
});

describe('editing', () => {
  it('selects the first of the new options when the choice that they depend on changes', () => {
    expect(editDraft(fields, newDraft(fields), 'platform', 'facebook').size).toBe('feed');
  });
  it('lets untouched copy follow the choice', () => {
    expect(editDraft(fields, newDraft(fields), 'platform', 'facebook').headline).toBe('Scroll');
  });
  it('keeps copy that somebody has written', () => {
    const written = editDraft(fields, newDraft(fields), 'headline', 'My own words');
    expect(editDraft(fields, written, 'platform', 'facebook').headline).toBe('My own words');
  });
  it('leaves the same draft when nothing changed', () => {
    const draft = newDraft(fields);
    expect(editDraft(fields, draft, 'platform', 'google')).toBe(draft);
  });
});

describe('fields', () => {
  it('are shown only while what they depend on has the stated value', () => {
    expect(isVisible(fields.date, { platform: 'google' })).toBe(false);
    expect(isVisible(fields.date, { platform: 'facebook' })).toBe(true);
  });
  it('take their limit from the table', () => {
    expect(limitOf(fields.headline, { platform: 'facebook' })).toBe(40);
  });
  it('count characters as people do', () => {
    expect(countCharacters('né👩‍👩‍👧')).toBe(3);
  });
});

describe('restoring', () => {
  it.each([undefined, null, 42, 'text', [], { platform: 7 }, { platform: 'myspace', size: null }])(
    'gives a new draft for what was never a draft: %j',
    (stored) => {
      expect(restoreDraft(fields, stored)).toEqual(newDraft(fields));
    },
  );
  it('keeps a valid value beside an invalid one', () => {
    expect(
      restoreDraft(fields, { platform: 'facebook', size: 'leaderboard', headline: 'Mine', date: 'soon' }),
    ).toEqual({
      platform: 'facebook',
      size: 'feed',
      headline: 'Mine',
      date: '',
    });
  });
  it('ignores what prototypes and unknown names say', () => {
    const stored = JSON.parse('{"__proto__":{"headline":"polluted"},"constructor":"x","headline":"Mine"}');
    expect(restoreDraft(fields, stored)).toEqual({ ...newDraft(fields), headline: 'Mine' });
    expect(({} as Record<string, unknown>).headline).toBeUndefined();
  });
  it('never throws, and always gives a draft whose choices are allowed', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (stored) => {
        const draft: Record<string, string> = restoreDraft(posterFields, stored);
        expect(Object.keys(draft).sort()).toEqual(Object.keys(posterFields).sort());
        for (const [name, field] of Object.entries(posterFields))
          if (field.kind === 'choice')
            expect(optionsOf(field, draft).map(({ value }) => value)).toContain(draft[name]);
      }),
    );
  });
  it('gives back any draft that was stored, as it was', () => {
    const text = fc.string({ maxLength: 300, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (title, location) => {
        const draft = { ...newDraft(posterFields), title, location };
        expect(restoreDraft(posterFields, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });
});
