import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailFields } from '../src/designers/email/email.fields.ts';
import { posterFields } from '../src/designers/poster/poster.fields.ts';
import { editDraft, newDraft } from '../src/editor/drafts/draft.ts';
import type { AnyDraft, Fields } from '../src/editor/fields/fields.ts';
import { draftOf, valuesOf } from './controls.ts';
import { addressOf, draftIn, hasUploads, longestAddress } from './link.ts';

const page = 'https://stories.daybreak.example/brand/iframe.html?id=x&args=title:Other';
const story = 'designers-poster--playground';
const titled = (title: string) => editDraft(posterFields, newDraft(posterFields), 'title', title);
const carried = (fields: Fields, draft: AnyDraft) =>
  draftIn(addressOf(page, story, fields, draft) ?? '', story, fields);

describe('a link to a playground', () => {
  it('carries any text, as it was typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    );
    fc.assert(
      fc.property(text, text, (title, subtitle) => {
        const draft = editDraft(posterFields, titled(title), 'subtitle', subtitle);
        expect(carried(posterFields, draft)).toEqual(draft);
      }),
    );
  });

  it.each([
    'Full stop.',
    'a, b',
    'Grüße',
    'A & B',
    '50 % off',
    'a=b;c:d?e#f/g+h',
    '“Quoted” – 👩‍👩‍👧',
    'Two\nlines',
    '',
  ])('carries %j in letters that no program breaks a link at', (title) => {
    const address = addressOf(page, story, posterFields, titled(title)) ?? '';
    expect(address).toMatch(/^https:\/\/stories\.daybreak\.example\/brand\/\?path=[\w%-]+&draft=[\w.-]+$/);
    expect(draftIn(address, story, posterFields)).toEqual(titled(title));
  });

  it('carries choices, dates and pictures of the brand, through the controls and back', () => {
    const draft = {
      ...titled('Open evening'),
      type: 'service',
      eventDate: '2027-03-14',
      theme: 'image',
      picture: 'library:solar-farm 0.5,0.3 1.2',
    } as const;
    expect(draftOf(posterFields, valuesOf(posterFields, draft))).toEqual(draft);
    expect(carried(posterFields, draft)).toEqual(draft);
  });

  it('leaves a picture behind that lies in this browser alone', () => {
    const draft = { ...titled('Ours'), picture: 'upload:4f1c 0.5,0.3 1' };
    expect(hasUploads(draft)).toBe(true);
    expect(carried(posterFields, draft)).toEqual(titled('Ours'));
  });

  it('is none where it would be longer than programs take', () => {
    const long = (length: number) =>
      editDraft(emailFields, newDraft(emailFields), 'content', 'ü'.repeat(length));
    expect(addressOf(page, story, emailFields, long(2_500))?.length).toBeLessThanOrEqual(longestAddress);
    expect(addressOf(page, story, emailFields, long(3_500))).toBeUndefined();
  });

  it('says nothing to other stories, and nothing when it was cut off or meddled with', () => {
    const address = addressOf(page, story, posterFields, titled('Ours')) ?? '';
    expect(draftIn(address, 'designers-flyer--playground', posterFields)).toBeUndefined();
    expect(draftIn(address.slice(0, -9), story, posterFields)).toBeUndefined();
    expect(draftIn(`${page}&draft=${story}.%%%`, story, posterFields)).toBeUndefined();
    expect(draftIn(page, story, posterFields)).toBeUndefined();
  });
});
