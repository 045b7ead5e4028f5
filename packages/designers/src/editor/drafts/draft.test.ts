import { plainLines } from '@daybreak/print/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posterFields } from '../../designers/poster/poster.fields.ts';
import { countCharacters, defineFields, isVisible, limitOf, optionsOf } from '../fields/fields.ts';
import { editDraft, newDraft, restoreDraft } from './draft.ts';

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
  picture: { kind: 'picture', label: 'Picture', fills: 1 },
  extended: {
    kind: 'choice',
    label: 'Extended',
    options: [
      { value: 'shown', label: 'Shown' },
      { value: 'left-out', label: 'Left out' },
    ],
    initial: { by: 'platform', table: { google: 'left-out', facebook: 'shown' } },
  },
});

describe('a new draft', () => {
  it('has every field at its initial value for its choices', () => {
    expect(newDraft(fields)).toEqual({
      platform: 'google',
      size: 'banner',
      headline: 'Search',
      date: '',
      picture: '',
      extended: 'left-out',
    });
  });
});

describe('editing', () => {
  it('selects the first of the new options when their parent choice changes', () => {
    expect(editDraft(fields, newDraft(fields), 'platform', 'facebook').size).toBe('feed');
  });
  it('lets untouched copy follow the choice', () => {
    expect(editDraft(fields, newDraft(fields), 'platform', 'facebook').headline).toBe('Scroll');
  });
  it('keeps copy that someone has written', () => {
    const written = editDraft(fields, newDraft(fields), 'headline', 'My own words');
    expect(editDraft(fields, written, 'platform', 'facebook').headline).toBe('My own words');
  });
  it('lets an untouched choice follow another', () => {
    expect(editDraft(fields, newDraft(fields), 'platform', 'facebook').extended).toBe('shown');
  });
  it('returns the same draft if nothing changed', () => {
    const draft = newDraft(fields);
    expect(editDraft(fields, draft, 'platform', 'google')).toBe(draft);
  });
});

describe('fields', () => {
  it('are shown only while their condition holds', () => {
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
    'returns a new draft for anything else: %j',
    (stored) => {
      expect(restoreDraft(fields, stored)).toEqual(newDraft(fields));
    },
  );
  it('keeps valid values when others are invalid', () => {
    expect(
      restoreDraft(fields, { platform: 'facebook', size: 'leaderboard', headline: 'Mine', date: 'soon' }),
    ).toEqual({
      platform: 'facebook',
      size: 'feed',
      headline: 'Mine',
      date: '',
      picture: '',
      extended: 'shown',
    });
  });
  it('keeps a chosen picture with its crop, but no invalid one', () => {
    const picture = 'upload:4f1c 0.5,0.3 1.2';
    expect(restoreDraft(fields, { picture }).picture).toBe(picture);
    for (const damaged of ['upload:4f1c', 'upload:4f1c 0.5,9 1.2', 'a.jpg', 7, `${picture} more than this`])
      expect(restoreDraft(fields, { picture: damaged }).picture).toBe('');
  });
  it('ignores prototypes and unknown names', () => {
    const stored = JSON.parse('{"__proto__":{"headline":"polluted"},"constructor":"x","headline":"Mine"}');
    expect(restoreDraft(fields, stored)).toEqual({ ...newDraft(fields), headline: 'Mine' });
    expect(({} as Record<string, unknown>).headline).toBeUndefined();
  });
  it('never throws, and always returns allowed choices', () => {
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
  it('restores any stored draft unchanged', () => {
    const text = fc.string({ maxLength: 300, unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (title, location) => {
        // Stored drafts went through the editor, which removes characters that files can't contain.
        const titled = editDraft(posterFields, newDraft(posterFields), 'title', title);
        const draft = editDraft(posterFields, titled, 'location', location);
        expect(restoreDraft(posterFields, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
    );
  });
});

describe('separators pasted from other programs', () => {
  it('become line breaks in a multiline field and spaces in a single-line one, edited or restored', () => {
    const pasted = 'Bring\u000bpanels\r\nand\u2028drives\tnow\u0007\ufeff';
    const lines = 'Bring\npanels\nand\ndrives now';
    const line = 'Bring panels and drives now';
    const edited = editDraft(posterFields, newDraft(posterFields), 'title', pasted);
    expect(edited.title).toBe(lines);
    expect(editDraft(posterFields, edited, 'location', pasted).location).toBe(line);
    expect(restoreDraft(posterFields, { title: pasted, location: pasted })).toMatchObject({
      title: lines,
      location: line,
    });
  });
  it('keep joiners, direction marks, soft hyphens and multi-part emoji', () => {
    const written =
      'می\u200cخواهم क्\u200dष \u200f(א)\u200e co\u00adoperate 👩\u200d👩\u200d👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤\ufe0f ไทย\u200bไทย';
    expect(plainLines(written)).toBe(written);
  });
  it('never reach a draft, whether typed, pasted or stored', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must be gone.
    const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/;
    const any = fc.string({ unit: 'binary', maxLength: 200 });
    const broken = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 });
    const text = fc.oneof(
      any,
      broken.map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const fresh = newDraft(posterFields);
        for (const draft of [
          editDraft(posterFields, editDraft(posterFields, fresh, 'title', typed), 'location', typed),
          restoreDraft(posterFields, { title: typed, location: typed }),
        ]) {
          expect(draft.title).not.toMatch(unprintable);
          expect(draft.location).not.toMatch(/\n/);
          expect(draft.location).toBe(draft.title.replaceAll('\n', ' '));
          expect(draft.title.isWellFormed()).toBe(true);
          expect(restoreDraft(posterFields, draft)).toEqual(draft);
        }
      }),
      { numRuns: 500 },
    );
  });
});
