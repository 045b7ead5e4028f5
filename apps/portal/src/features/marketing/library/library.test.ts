import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../backend/errors.ts';
import { formatAgo } from '../../../shared/dates/ago.ts';
import { draftQueue } from '../../../shared/pieces/draftQueue.ts';
import { daysLeft } from '../../../shared/pieces/pieceCaption.ts';
import { cellAfter, rowsInSight } from './gridMoves.ts';
import { parseView, serializeView } from './piecesView.ts';
import { emptySelection, extendSelection, toggled } from './selection.ts';
import { failureToast } from './usePieceActions.ts';

describe('the address', () => {
  it('contains the view, without defaults', () => {
    const search =
      'view=pieces&q=open+day&shelf=bin&person=user-sam&designer=poster&state=ready&folder=Fair&sort=name';
    expect(serializeView(parseView(new URLSearchParams(search))).toString()).toBe(search);
    expect(serializeView(parseView(new URLSearchParams('view=pieces'))).toString()).toBe('view=pieces');
  });
  it.each(['shelf=attic', 'state=lost', 'sort=size', 'person=a%20b'])('ignores the invalid %s', (search) => {
    expect(serializeView(parseView(new URLSearchParams(search))).toString()).toBe('view=pieces');
  });
});

describe('keys in the grid', () => {
  // Three rows of four, with two in the last.
  const at = (from: number) => ({ from, columns: 4, count: 10, rows: 2 });
  it.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 2, 2],
    ['PageDown', 0, 8],
    ['PageUp', 6, 2],
    ['Home', 6, 4],
    ['End', 4, 7],
    ['End', 8, 9],
    ['x', 4, undefined],
  ])('%s leads from %i to %s', (key, from, to) => {
    expect(cellAfter(key, at(from))).toBe(to);
  });
  it('go to the ends with Ctrl, and are mirrored in right-to-left layouts', () => {
    expect(cellAfter('End', at(1), { toEnds: true })).toBe(9);
    expect(cellAfter('Home', at(9), { toEnds: true })).toBe(0);
    expect(cellAfter('ArrowLeft', at(3), { rightToLeft: true })).toBe(4);
  });
});

describe('rows in view', () => {
  const of = (top: number) => rowsInSight({ top, height: 900, rowHeight: 300, rows: 2_500 });
  it('include two rows above and below the window', () => {
    expect(of(200)).toEqual({ first: 0, end: 5 });
    expect(of(-30_000)).toEqual({ first: 98, end: 105 });
  });
  it('end with the last row, however far the page is scrolled', () => {
    expect(of(-10_000_000)).toEqual({ first: 2_499, end: 2_500 });
    expect(rowsInSight({ top: 0, height: 900, rowHeight: 300, rows: 0 })).toEqual({ first: 0, end: 0 });
  });
});

it('extends a range from the last individually selected piece, in either direction', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const from = toggled(emptySelection, 'c');
  expect([...extendSelection(from, order, 'e').ids]).toEqual(['c', 'd', 'e']);
  expect([...extendSelection(from, order, 'a').ids].sort()).toEqual(['a', 'b', 'c']);
  expect([...extendSelection(toggled(emptySelection, 'gone'), order, 'b').ids]).toEqual(['gone', 'b']);
});

it.each([
  ['2026-11-20T11:59:30', 'just now'],
  ['2026-11-20T11:40:00', '20 minutes ago'],
  ['2026-11-20T09:00:00', '3 hours ago'],
  ['2026-11-19T23:00:00', 'yesterday'],
  ['2026-11-16T12:00:00', '4 days ago'],
  ['2026-03-04T12:00:00', 'Mar 4'],
  ['2025-03-04T12:00:00', 'Mar 4, 2025'],
  ['2026-11-20T12:00:09', 'just now'],
])('%s is %s', (time, words) => {
  expect(formatAgo(time, new Date('2026-11-20T12:00:00'))).toBe(words);
});

it('counts down from 30 days in the trash', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(daysLeft('2026-11-20T12:00:00Z', now)).toBe(30);
  expect(daysLeft('2026-10-22T00:00:00Z', now)).toBe(1);
  expect(daysLeft('2026-10-01T00:00:00Z', now)).toBe(0);
});

it('requests drafts together, once per revision, and again after a failure', async () => {
  vi.useFakeTimers();
  try {
    const read = vi.fn(async (ids: readonly string[]) => new Map(ids.map((id) => [id, `draft of ${id}`])));
    read.mockRejectedValueOnce(new Error('away'));
    const queue = draftQueue(read);
    const failed = expect(queue('a', 1)).rejects.toThrow('away');
    await vi.runAllTimersAsync();
    await failed;
    const both = Promise.all([queue('a', 1), queue('b', 1), queue('a', 1)]);
    await vi.runAllTimersAsync();
    expect(await both).toEqual(['draft of a', 'draft of b', 'draft of a']);
    expect(read).toHaveBeenLastCalledWith(['a', 'b']);
    expect(read).toHaveBeenCalledTimes(2);
    const newer = queue('a', 2);
    await vi.runAllTimersAsync();
    await newer;
    expect(read).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});

it('a failure shows only messages that the server means for people', () => {
  const said = 'new row for relation "pieces" violates check constraint "pieces_name_check"';
  const { description } = failureToast(new BackendError('unexpected', said, { serverSpoke: true }));
  expect(description).not.toContain('constraint');
  expect(failureToast(new BackendError('refused', 'This name is taken.')).description).toBe(
    'This name is taken.',
  );
});
