import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { type Job, readJob, saveJob } from './jobStorage.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const from = { id: 'ada', name: 'Ada Okafor', title: 'Chief', email: 'ada@daybreak.example', phone: '' };
const cards = { account: 'ada', designer: 'business-card' };
const job: Job = {
  rows: [
    { number: 1, user: { ...defaultUserDetails, name: 'Dr. Ada Okafor' }, from },
    { number: 2, user: defaultUserDetails, leftOut: true, leftOutFor: 'Name is too long.' },
  ],
  output: 'sheets',
  prepared: 'trim',
  stock: 'uncoated',
  begun: '2026-11-24T10:00:00.000Z',
};

describe('stored rows', () => {
  it('are restored unchanged, separately for each designer', () => {
    expect(saveJob(cards, job)).toBe(true);
    expect(readJob(cards)).toEqual(job);
    expect(readJob({ ...cards, designer: 'poster' })).toBeUndefined();
    // Another user in the same tab.
    expect(readJob({ ...cards, account: 'max' })).toBeUndefined();
    saveJob(cards, { ...job, rows: [] });
    expect(store.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['no rows', '{"rows":[]}'],
    ['rows that are none', '{"rows":[null,7,{"number":"1"}]}'],
  ])('are ignored with %s', (_what, text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    store.set('daybreak-rows:ada:business-card', text);
    expect(readJob(cards)).toBeUndefined();
  });

  it('lose a directory entry that is unreadable', () => {
    const broken = [7, null, {}, { ...from, phone: 1 }].map((each) => ({ ...job.rows[0], from: each }));
    store.set('daybreak-rows:ada:business-card', JSON.stringify({ ...job, rows: broken }));
    expect(readJob(cards)?.rows.map((row) => 'from' in row)).toEqual([false, false, false, false]);
  });

  it('drop unknown choices and invalid dates', () => {
    store.set(
      'daybreak-rows:ada:business-card',
      JSON.stringify({ ...job, output: 'disc', prepared: 1, stock: 'gold', begun: 'soon' }),
    );
    expect(readJob(cards)).toEqual({
      rows: job.rows,
      output: 'pdf',
      prepared: 'marks',
      stock: 'coated',
    });
  });

  it('report that the browser refused', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('sessionStorage', {
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
    expect(saveJob(cards, job)).toBe(false);
  });
});
