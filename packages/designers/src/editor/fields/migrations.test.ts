import { describe, expect, it } from 'vitest';
import { designerVersionOf } from '../../designers/versions.ts';
import { newDraft, restoreDraft, unreadOf } from '../drafts/draft.ts';
import {
  keepDraft,
  keepHistory,
  loadDraft,
  mergeStoredDraft,
  unknownValuesIn,
} from '../drafts/draftKeeping.ts';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { afterEdit } from '../drafts/steps.ts';
import { type DraftWithHistory, undo } from '../history/history.ts';
import { readDraft } from '../looks/readDraft.ts';
import { type AnyDraft, defineFields } from './fields.ts';
import type { Migration } from './migrations.ts';

const size = {
  kind: 'choice',
  label: 'Size',
  options: [
    { value: 'a4', label: 'A4' },
    { value: 'a5', label: 'A5' },
  ],
  initial: 'a4',
} as const;

const firstFields = defineFields({
  size,
  title: { kind: 'text', label: 'Title', initial: 'Fair' },
  when: { kind: 'text', label: 'When', initial: '' },
});

/** Version 2 calls the title a headline, for single sizes too. */
const titleToHeadline: Migration = (draft) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name.replace(/^title(?=@|$)/, 'headline'), value]),
  );
/** Version 3 has separate fields for day and time, and renames a size. */
const whenApart: Migration = ({ when, ...draft }) => {
  const [day = '', time = ''] = (when ?? '').split(' ');
  const renamed = draft.size === 'a5' ? { ...draft, size: 'half' } : draft;
  return when === undefined ? renamed : { ...renamed, day, time };
};

const fields = defineFields(
  {
    size: { ...size, options: [size.options[0], { value: 'half', label: 'Half' }] },
    headline: { kind: 'text', label: 'Headline', initial: 'Fair' },
    day: { kind: 'date', label: 'Day', initial: '' },
    time: { kind: 'time', label: 'Time', initial: '' },
  },
  [titleToHeadline, whenApart],
);

const ofFirst = {
  ...newDraft(firstFields),
  title: 'Solar fair',
  when: '2027-05-15 09:00',
  size: 'a5',
  'title@a4': '=Solar fair in May',
};
const ofSecond = {
  headline: 'Solar fair',
  when: '2027-05-15 09:00',
  size: 'a5',
  'headline@a4': '=Solar fair in May',
};
const current = {
  headline: 'Solar fair',
  day: '2027-05-15',
  time: '09:00',
  size: 'half',
  'headline@a4': '=Solar fair in May',
};

describe.each<[string, AnyDraft]>([
  ['first', ofFirst],
  ['second', ofSecond],
  ['current', current],
])('a draft of the %s version', (_version, stored) => {
  it('opens with all its values', () => {
    const draft = restoreDraft(fields, stored);
    expect(draft).toEqual(current);
    expect(unreadOf(fields, stored, draft)).toEqual({});
    expect(readDraft(fields, stored)).toContainEqual(
      expect.objectContaining({ label: 'Headline, only in A4', text: 'Solar fair in May' }),
    );
  });

  it('is saved in the current form once it changes, without leftovers', () => {
    const store = memoryDrafts();
    store.save('fair', stored);
    const work = loadDraft(store, fields, 'fair');
    expect(unknownValuesIn(work)).toEqual({});
    const next = {
      ...work,
      ...(afterEdit(fields, work, 'headline', 'Wind fair', 0) as DraftWithHistory<typeof work.draft>),
    };
    keepDraft(store, next);
    keepHistory(store, next);
    expect(store.load('fair')).toEqual({ ...current, headline: 'Wind fair' });
    const again = loadDraft(store, fields, 'fair');
    expect(undo(again).draft).toEqual(current);
  });

  it('takes changes by field from another tab that runs the earlier release', () => {
    const store = memoryDrafts();
    store.save('fair', stored);
    const work = loadDraft(store, fields, 'fair');
    const name = 'title' in stored ? 'title' : 'headline';
    const followed = mergeStoredDraft(fields, work, work.draft, { ...stored, [name]: 'Wind fair' });
    expect(followed?.draft).toEqual({ ...current, headline: 'Wind fair' });
  });
});

it('drops steps of an earlier version that lead nowhere', () => {
  const store = memoryDrafts();
  const first = loadDraft(store, firstFields, 'fair');
  const typed = {
    ...first,
    ...(afterEdit(firstFields, first, 'title', 'Solar', 0) as DraftWithHistory<typeof first.draft>),
  };
  keepDraft(store, typed);
  keepHistory(store, typed);
  const work = loadDraft(store, fields, 'fair');
  expect(work.draft.headline).toBe('Solar');
  // The step changed a field that no longer exists: it can't be undone, and nothing else breaks.
  expect(work.history.done).toEqual([]);
});

it('restores anything else as a new draft', () => {
  for (const stored of [undefined, null, 'x', 7, [], { title: 7 }])
    expect(restoreDraft(fields, stored)).toEqual(newDraft(fields));
});

it('adds one version for each migration', () => {
  expect(designerVersionOf('fair', { fair: [titleToHeadline, whenApart] })).toBe(3);
  expect(designerVersionOf('fair', {})).toBe(1);
  expect(designerVersionOf('poster')).toBe(1);
});
