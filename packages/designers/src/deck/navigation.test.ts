import { describe, expect, it } from 'vitest';
import { type DeckAction, type DeckState, deckReducer, hashOfSlide, slideOfHash } from './navigation.ts';

const total = 9;
const reduce = deckReducer(total);
const at = (slide: number, view: DeckState['view'] = 'slides'): DeckState => ({ slide, view });

describe('deckReducer', () => {
  it.each<[string, number, DeckAction, number]>([
    ['next goes one forward', 3, { type: 'next' }, 4],
    ['previous goes one back', 3, { type: 'previous' }, 2],
    ['first goes to the first slide', 3, { type: 'first' }, 0],
    ['last goes to the last slide', 3, { type: 'last' }, 8],
    ['go goes to a slide', 3, { type: 'go', slide: 7 }, 7],
  ])('%s', (_rule, slide, action, expected) => {
    expect(reduce(at(slide), action)).toEqual(at(expected));
  });

  it.each<[number, DeckAction]>([
    [0, { type: 'previous' }],
    [0, { type: 'first' }],
    [8, { type: 'next' }],
    [8, { type: 'last' }],
    [4, { type: 'go', slide: 9 }],
    [4, { type: 'go', slide: -1 }],
    [4, { type: 'go', slide: 1.5 }],
    [4, { type: 'go', slide: Number.NaN }],
  ])('changes nothing from slide %i with %j', (slide, action) => {
    const state = at(slide);
    expect(reduce(state, action)).toBe(state);
  });

  it('visits every slide once on the way from the first to the last', () => {
    const visited = [at(0)];
    for (let step = 1; step < total; step += 1)
      visited.push(reduce(visited[step - 1] as DeckState, { type: 'next' }));
    expect(visited.map(({ slide }) => slide)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('keeps the view when moving, and leaves it to open a slide', () => {
    expect(reduce(at(2, 'overview'), { type: 'next' })).toEqual(at(3, 'overview'));
    expect(reduce(at(2, 'overview'), { type: 'open', slide: 5 })).toEqual(at(5));
    expect(reduce(at(2, 'overview'), { type: 'open', slide: 2 })).toEqual(at(2));
  });

  it('shows a view, and the slides again on repeat', () => {
    const overview = reduce(at(2), { type: 'toggle', view: 'overview' });
    expect(overview).toEqual(at(2, 'overview'));
    expect(reduce(overview, { type: 'toggle', view: 'reading' })).toEqual(at(2, 'reading'));
    expect(reduce(overview, { type: 'toggle', view: 'overview' })).toEqual(at(2));
  });
});

describe('a fragment', () => {
  it('names slides from 1', () => {
    for (let slide = 0; slide < total; slide += 1) expect(slideOfHash(hashOfSlide(slide), total)).toBe(slide);
    expect(hashOfSlide(0)).toBe('#1');
  });

  it.each(['', '#', '#0', '#10', '#-1', '#1.5', '#01', '#3x', '#crisis', '# 3'])(
    'names no slide as %j',
    (hash) => {
      expect(slideOfHash(hash, total)).toBeUndefined();
    },
  );
});
