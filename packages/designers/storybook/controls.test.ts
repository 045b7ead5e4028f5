import { describe, expect, it } from 'vitest';
import { newDraft } from '../src/editor/drafts/draft.ts';
import { defineFields } from '../src/editor/fields/fields.ts';
import { controlsOf, draftOf, followingTexts } from './controls.ts';

const fields = defineFields({
  platform: {
    kind: 'choice',
    label: 'Platform',
    options: [
      { value: 'web', label: 'Web' },
      { value: 'print', label: 'Print' },
    ],
    initial: 'web',
  },
  size: {
    kind: 'choice',
    label: 'Size',
    options: {
      by: 'platform',
      table: {
        web: [
          { value: 'banner', label: 'Banner' },
          { value: 'square', label: 'Square' },
        ],
        print: [{ value: 'letter', label: 'Letter' }],
      },
    },
    initial: 'banner',
  },
  title: {
    kind: 'lines',
    label: 'Title',
    initial: { by: 'platform', table: { web: 'Click', print: 'Read' } },
    limit: { by: 'platform', table: { web: 30, print: 300 } },
  },
  day: { kind: 'date', label: 'Day', initial: '', when: { platform: 'print' } },
});

describe('controls of fields', () => {
  it('begin with the draft that nobody has touched', () => {
    expect(draftOf(fields, controlsOf(fields).args)).toEqual(newDraft(fields));
  });

  it('offer the options that the other field leaves, and no others', () => {
    const { argTypes } = controlsOf(fields);
    expect(argTypes['size (web)']).toMatchObject({
      name: 'Size',
      options: ['banner', 'square'],
      control: { type: 'radio', labels: { banner: 'Banner' } },
      if: { arg: 'platform', eq: 'web' },
    });
    expect(argTypes['size (print)']).toMatchObject({ options: ['letter'] });
    expect(argTypes).not.toHaveProperty('size');
  });

  it('show a field only when the form shows it', () => {
    expect(controlsOf(fields).argTypes.day).toMatchObject({
      control: { type: 'date' },
      if: { arg: 'platform', eq: 'print' },
    });
  });

  it('say how long a text may be', () => {
    expect(controlsOf(fields).argTypes.title?.description).toBe(
      'Up to 30 or 300 characters, depending on the platform.',
    );
  });

  it('give a draft that the designer accepts, whatever they hold', () => {
    const values = { ...controlsOf(fields).args, platform: 'print', day: new Date(2027, 2, 13).getTime() };
    expect(draftOf(fields, values)).toMatchObject({ size: 'letter', day: '2027-03-13' });
    expect(draftOf(fields, { ...values, platform: 'stone', day: 'soon' })).toMatchObject({
      platform: 'web',
      size: 'banner',
      day: '',
    });
  });

  it('let an untouched text follow, and keep what was written', () => {
    const before = newDraft(fields);
    const after = { ...before, platform: 'print' as const };
    expect(followingTexts(fields, before, after)).toEqual({ title: 'Read' });
    expect(followingTexts(fields, { ...before, title: 'Mine' }, { ...after, title: 'Mine' })).toEqual({});
    expect(followingTexts(fields, before, { ...before, title: 'Mine' })).toEqual({});
  });
});
