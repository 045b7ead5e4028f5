import { describe, expect, it } from 'vitest';
import { adsFields } from '../../designers/ads/ads.fields.ts';
import { ads } from '../../designers/ads/ads.ts';
import { poster } from '../../designers/poster/poster.ts';
import { editDraft, newDraft, restoreDraft, unreadOf } from '../drafts/draft.ts';
import { loadDraft, mergeStoredDraft } from '../drafts/draftKeeping.ts';
import { memoryDrafts } from '../drafts/draftStore.ts';
import { afterEdit, afterEdits, stepName } from '../drafts/steps.ts';
import { noHistory, redo, undo } from '../history/history.ts';
import { draftsOver } from '../sizes/sets.ts';
import { pictureOf } from './pictureOf.ts';
import {
  ofEverySize,
  overrideKey,
  ownAt,
  resetOverrides,
  shownDraft,
  sizeOf,
  writeOverride,
} from './sizeOverrides.ts';

const start = newDraft(adsFields);
const banner = 'google banner';
const headlineThere = overrideKey('headline', banner);
const edit = (draft: typeof start, name: string, value: string) =>
  editDraft(adsFields, draft, name as 'headline', value);
const at = (draft: typeof start, size: (typeof start)['size']) => edit(draft, 'size', size);
const shown = (draft: typeof start) => shownDraft(ads, draft);
const short = edit(start, headlineThere, writeOverride('Short'));

describe('words of one size', () => {
  it('are shown only at that size, whatever all sizes say', () => {
    expect(sizeOf(ads, at(short, 'banner'))).toBe(banner);
    const all = edit(short, 'headline', 'For all');
    expect(shown(all).headline).toBe('For all');
    expect(shown(at(all, 'banner')).headline).toBe('Short');
    expect(ofEverySize(shown(at(all, 'banner')), 'headline')).toBe('For all');
    expect(ownAt(all, banner)).toEqual(['headline']);
    const sets = draftsOver(adsFields, all, ['platform', 'size']);
    expect(sets.map((each) => shown(each).headline).filter((headline) => headline === 'Short')).toHaveLength(
      1,
    );
  });
  it('may be empty, which differs from following all sizes', () => {
    const none = edit(start, headlineThere, writeOverride(''));
    expect(shown(at(none, 'banner')).headline).toBe('');
    expect(edit(none, headlineThere, writeOverride(undefined))).toEqual(start);
  });
  it('are drawn by a designer that doesn’t know of them', () => {
    const long = edit(newDraft(adsFields), overrideKey('headline', 'google leaderboard'), writeOverride('A'));
    const data = { user: { name: '', title: '', email: '', phone: '', logoVersion: 'color' }, images: [] };
    expect(ads.drawnFrom?.(long, data as never)).not.toBe(ads.drawnFrom?.(start, data as never));
  });
  it('do not change the topic of a picture', () => {
    const other = at(edit(start, headlineThere, writeOverride('Destroy drives')), 'banner');
    const source = (draft: typeof start) => pictureOf(adsFields, draft, 'picture', { images: [] }).source;
    expect(source(shown(other))).toEqual(source(shown(at(start, 'banner'))));
    expect(source(edit(other, 'headline', 'Destroy drives'))).not.toEqual(source(other));
  });
  it('are accepted for words and pictures only, not for logos or choices', () => {
    for (const name of ['theme', 'size', 'unknown'])
      expect(edit(start, overrideKey(name, banner), writeOverride('blue'))).toBe(start);
    expect(
      editDraft(poster.fields, newDraft(poster.fields), overrideKey('partner', '18x24') as 'title', '=x'),
    ).not.toHaveProperty(overrideKey('partner', '18x24'));
  });
  it('lose their crop with another picture for all sizes, and keep it with another crop', () => {
    const crop = edit(start, overrideKey('picture', banner), writeOverride('library:solar-farm 0.1,0.5 2'));
    expect(ownAt(edit(crop, 'picture', 'library:solar-farm 0.5,0.5 1'), banner)).toEqual(['picture']);
    expect(ownAt(edit(crop, 'picture', 'library:battery-storage 0.5,0.5 1'), banner)).toEqual([]);
  });
});

describe('a saved draft', () => {
  it('restores own words, and drops invalid ones', () => {
    expect(restoreDraft(adsFields, JSON.parse(JSON.stringify(short)))).toEqual(short);
    expect(unreadOf(adsFields, short, short)).toEqual({});
    const wrong = {
      [overrideKey('theme', banner)]: '=blue',
      [overrideKey('picture', banner)]: '=nonsense',
      [headlineThere]: 'no sign',
      [overrideKey('description', banner)]: 3,
      [overrideKey('cta', banner)]: '=\u0000Go',
    };
    const restored = restoreDraft(adsFields, { ...start, ...wrong });
    expect(restored).toEqual({ ...start, [overrideKey('cta', banner)]: '=Go' });
    expect(Object.keys(unreadOf(adsFields, { ...start, ...wrong }, restored)).toSorted()).toEqual(
      Object.keys(wrong)
        .filter((key) => !key.startsWith('cta'))
        .toSorted(),
    );
  });
  it('limits the number of own words', () => {
    const many = Object.fromEntries(
      Array.from({ length: 900 }, (_, size) => [overrideKey('cta', `s${size}`), '=x']),
    );
    expect(Object.keys(restoreDraft(adsFields, many)).length).toBeLessThan(600);
  });
  it('takes words given back elsewhere and keeps local changes', () => {
    const store = memoryDrafts();
    store.save('ads', short);
    const work = loadDraft(store, adsFields, 'ads');
    const here = { ...work, draft: edit(work.draft, overrideKey('cta', banner), writeOverride('Mine')) };
    const followed = mergeStoredDraft(adsFields, here, short, start);
    expect(followed?.draft).toEqual(edit(start, overrideKey('cta', banner), writeOverride('Mine')));
    expect(undo(followed as never).draft).toEqual(here.draft);
  });
});

describe('a step', () => {
  const work = { draft: start, history: noHistory };
  const typed = [...'Sun'].reduce(
    (now, _, index) =>
      afterEdit(adsFields, now, headlineThere as 'headline', `=${'Sun'.slice(0, index + 1)}`, 100 * index),
    work,
  );
  it('names its size, and joins keystrokes', () => {
    expect(typed.history.done).toHaveLength(1);
    expect(stepName(adsFields, typed.history.done[0])).toBe('Headline, only in Google, Banner');
    expect(undo(typed).draft).toEqual(start);
    expect(redo(undo(typed)).draft).toEqual(typed.draft);
  });
  it('covers all words given back, or all choices of a layout', () => {
    const both = afterEdit(adsFields, typed, overrideKey('cta', banner) as 'headline', '=Go', 9_000);
    const back = afterEdits(adsFields, both, resetOverrides(['headline', 'cta'], banner), 'givenBack');
    expect(back.draft).toEqual(start);
    expect(undo(back).draft).toEqual(both.draft);
    const layout = afterEdits(
      adsFields,
      work,
      [
        ['composition', 'type'],
        ['theme', 'blue'],
      ],
      'layout',
    );
    expect(stepName(adsFields, layout.history.done.at(-1))).toBe('Layout');
    expect(undo(layout).draft).toEqual(start);
    expect(afterEdits(adsFields, work, [['theme', start.theme]], 'layout')).toBe(work);
  });
});
