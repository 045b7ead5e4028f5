import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posterFields } from '../../designers/poster/poster.fields.ts';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { afterEdit, afterReset, stepName } from '../drafts/steps.ts';
import type { DraftOf } from '../fields/fields.ts';
import {
  changesBetween,
  type DraftWithHistory,
  mergeWindow,
  noHistory,
  redo,
  stepLimit,
  undo,
} from './history.ts';
import { restoreHistory } from './keptHistory.ts';

type Poster = DraftWithHistory<DraftOf<typeof posterFields>>;

const start: Poster = { draft: { ...newDraft(posterFields), title: '', location: '' }, history: noHistory };
const edit = (work: Poster, name: keyof typeof posterFields, value: string, time: number) =>
  afterEdit(posterFields, work, name, value, time);

/** Types at the end, one character after another. */
const typed = (work: Poster, words: string, from = 0, between = 100) =>
  [...words].reduce(
    (now, letter, at) => edit(now, 'title', now.draft.title + letter, from + at * between),
    work,
  );

/** Returns the value of a field after each undo step. */
function backThrough(work: Poster, name: keyof typeof posterFields): string[] {
  const before = undo(work);
  return before === work ? [] : [before.draft[name], ...backThrough(before, name)];
}

const restored = (stored: unknown) => restoreDraft(posterFields, stored);
const keptOf = ({ draft, history: { done, undone } }: Poster) =>
  JSON.parse(JSON.stringify({ tip: draft, done, undone }));

describe('typing', () => {
  it('is undone word by word', () => {
    expect(backThrough(typed(start, 'Bring us panels'), 'title')).toEqual(['Bring us ', 'Bring ', '']);
  });
  it('is undone together with the space before its word', () => {
    expect(backThrough(typed(typed(start, 'Bring'), ' us', 5_000), 'title')).toEqual(['Bring', '']);
  });
  it('starts a new step after a pause', () => {
    const first = typed(start, 'Bri');
    expect(backThrough(typed(first, 'ng', 200 + mergeWindow), 'title')).toEqual(['Bri', '']);
  });
  it('merges corrections and a replaced selection into one step', () => {
    let work = edit({ ...start, draft: { ...start.draft, title: 'Old' } }, 'title', 'P', 0);
    for (const [at, text] of ['Pa', 'Pan', 'Pa', 'Pam', 'Pa', 'Pane', 'Panel'].entries())
      work = edit(work, 'title', text, 100 * (at + 1));
    expect(backThrough(work, 'title')).toEqual(['Old']);
  });
  it('is one step in the middle of a text, even among repeated letters', () => {
    let work: Poster = { ...start, draft: { ...start.draft, title: 'he world' } };
    for (const [at, text] of ['hel world', 'hell world', 'hello world'].entries())
      work = edit(work, 'title', text, 100 * at);
    expect(backThrough(work, 'title')).toEqual(['he world']);
  });
  it('makes repeated deletions one step, separate from the words before', () => {
    let work = typed(start, 'panel');
    for (const [at, text] of ['pane', 'pan', 'pa'].entries())
      work = edit(work, 'title', text, 5_000 + 100 * at);
    expect(backThrough(work, 'title')).toEqual(['panel', '']);
  });
  it('leaves nothing to undo if it was deleted right away', () => {
    const work = edit(typed(start, 'a'), 'title', '', 200);
    expect(work.history.done).toEqual([]);
  });
  it('never merges with another field', () => {
    const work = edit(typed(start, 'Sun'), 'location', 'A', 210);
    expect(backThrough(edit(work, 'title', 'Suns', 220), 'title')).toEqual(['Sun', 'Sun', '']);
  });
  it('never splits a character', () => {
    const draft = { a: '👩 and 👨' };
    for (const change of changesBetween(draft, { a: '👨 and 👩' }))
      expect([change.out.isWellFormed(), change.into.isWellFormed()]).toEqual([true, true]);
  });
});

describe('a choice', () => {
  it('is a separate step with its dependent fields, however quickly it follows', () => {
    const event = edit(start, 'type', 'service', 0);
    const work = edit(edit(event, 'theme', 'blue', 10), 'theme', 'image', 20);
    expect(backThrough(work, 'theme')).toEqual(['blue', 'white', 'white']);
    expect(undo(undo(undo(work))).draft).toEqual(start.draft);
  });
});

describe('a crop', () => {
  it('is one step per movement, separate from choosing the picture', () => {
    let work = edit(start, 'picture', 'library:solar-farm 0.5,0.5 1', 0);
    for (const x of [1, 2, 3]) work = edit(work, 'picture', `library:solar-farm 0.${x},0.5 1`, 100 * x);
    expect(backThrough(work, 'picture')).toEqual(['library:solar-farm 0.5,0.5 1', '']);
    expect(stepName(posterFields, work.history.done.at(-1))).toBe(`${posterFields.picture.label}, crop`);
  });
});

describe('a reset', () => {
  it('can be undone and redone', () => {
    const work = afterReset(posterFields, typed(start, 'Mine'));
    expect(stepName(posterFields, work.history.done.at(-1))).toBe('Reset');
    expect(undo(work).draft.title).toBe('Mine');
    expect(redo(undo(work)).draft).toEqual(newDraft(posterFields));
  });
});

it('keeps the latest steps, at least 200', () => {
  let work = start;
  for (let at = 0; at < stepLimit + 50; at++) work = edit(work, 'title', `${at}`, 2 * mergeWindow * at);
  expect(stepLimit).toBeGreaterThanOrEqual(200);
  expect(backThrough(work, 'title')).toHaveLength(stepLimit);
  expect(backThrough(work, 'title').at(-1)).toBe('49');
});

it('has nothing to redo after another edit', () => {
  const work = edit(undo(typed(start, 'One two')), 'location', 'Austin', 0);
  expect(redo(work)).toBe(work);
});

describe('a restored history', () => {
  const work = undo(edit(typed(start, 'Bring us'), 'location', 'Austin', 9_000));

  it('has the same steps, with nothing merged into them', () => {
    const history = restoreHistory(keptOf(work), work.draft, restored);
    expect(history).toEqual({ done: work.history.done, undone: work.history.undone });
  });
  it('adds one step for a replaced draft, named after its field or “Opened piece”', () => {
    const other = { ...work.draft, title: 'Opened', subtitle: 'From a file' };
    const history = restoreHistory(keptOf(work), other, restored);
    expect(stepName(posterFields, history.done.at(-1))).toBe('Opened piece');
    expect(undo({ draft: other, history }).draft).toEqual(work.draft);
    const one = restoreHistory(keptOf(work), { ...work.draft, title: 'Lost save' }, restored);
    expect(stepName(posterFields, one.done.at(-1))).toBe(posterFields.title.label);
  });
  it('ends at steps that no longer fit the draft or lead to values no longer allowed', () => {
    const kept = keptOf(work);
    kept.done[0].changes[0].into = 'something else';
    expect(restoreHistory(kept, work.draft, restored).done).toEqual(work.history.done.slice(1));
    const newer = {
      tip: { ...work.draft, title: 'Now' },
      done: [
        { by: 'theme', changes: [{ field: 'theme', at: 0, out: 'holographic', into: work.draft.theme }] },
        { by: 'title', changes: [{ field: 'title', at: 0, out: 'Then', into: 'Now' }] },
      ],
    };
    expect(restoreHistory(newer, { ...work.draft, title: 'Now' }, restored).done).toHaveLength(1);
  });
  it('is read from anything without throwing, with nothing to redo', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (steps, tip) => {
        for (const stored of [
          steps,
          { tip: work.draft, done: steps, undone: [steps] },
          { tip, done: [steps] },
        ])
          expect(restoreHistory(stored, work.draft, restored).undone).toEqual([]);
      }),
    );
  });
});
