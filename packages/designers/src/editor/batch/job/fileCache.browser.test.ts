import '@daybreak/brand/styles.css';
import { browserExporter, type Exporter } from '@daybreak/print';
import { afterEach, expect, it, vi } from 'vitest';
import { businessCardFields } from '../../../designers/businessCard/businessCard.fields.ts';
import { businessCard } from '../../../designers/businessCard/businessCard.ts';
import { cardPiece } from '../../../designers/businessCard/cardPiece.ts';
import { anyDesigner } from '../../designer.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { type BatchPiece, type BatchRun, batchZip } from '../batchFiles.ts';
import { openFileCache } from './fileCache.ts';

const ofAda = openFileCache('ada', 'business-card');
const file = (text: string) => [{ name: `${text}.pdf`, blob: new Blob([text]), measures: '2 pages' }];

afterEach(async () => {
  vi.restoreAllMocks();
  await ofAda.clear();
});

it('restores files for the same row, data, account and designer only', async () => {
  expect(await ofAda.keep(1, 'a', file('one'))).toBe(true);
  await ofAda.keep(2, 'a', file('two'));
  const [back] = (await ofAda.of(1, 'a')) ?? [];
  expect(back).toMatchObject({ name: 'one.pdf', measures: '2 pages' });
  expect(await back?.blob.text()).toBe('one');
  expect(await ofAda.of(1, 'mended')).toBeUndefined();
  expect(await ofAda.of(3, 'a')).toBeUndefined();
  expect(await ofAda.count()).toBe(2);
  for (const other of [openFileCache('max', 'business-card'), openFileCache('ada', 'poster')]) {
    expect(await other.of(1, 'a')).toBeUndefined();
    await other.clear();
  }
  expect(await ofAda.count()).toBe(2);
  await ofAda.clear();
  expect(await ofAda.count()).toBe(0);
});

it('deletes files a week after the last visit', async () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 8 * 24 * 60 * 60 * 1000);
  const ofMax = openFileCache('max', 'poster');
  await ofMax.keep(1, 'a', file('old'));
  clock.mockReturnValue(now);
  await ofMax.keep(2, 'a', file('new'));
  await ofAda.clear();
  expect(await ofMax.of(1, 'a')).toBeUndefined();
  expect(await ofMax.of(2, 'a')).toBeDefined();
  await ofMax.clear();
});

it('reports a browser that blocks storage', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(await ofAda.keep(1, 'a', file('one'))).toBe(false);
  expect(await ofAda.of(1, 'a')).toBeUndefined();
  expect(await ofAda.count()).toBe(0);
});

it('resumes a ZIP with only the missing files, and gets the same bytes', async () => {
  const draft = restoreDraft(businessCardFields, {});
  const piece: BatchPiece = {
    designer: anyDesigner(businessCard),
    draft,
    noun: 'business cards',
    isPersonal: true,
    draftText: (user) => cardPiece({ user, card: draft }),
  };
  const making = (changes: Partial<BatchRun> = {}): BatchRun => ({
    rows: ['Ada Okafor', 'Tomás Brennan', 'Zoë Nuñez'].map((name, index) => ({
      number: index + 1,
      user: { ...defaultUserDetails, name, title: 'Chemist' },
    })),
    leftOut: [],
    findings: new Map(),
    waitWhilePaused: async () => undefined,
    piece,
    options: { marks: true, bleed: true },
    date: new Date('2026-11-25T10:00:00Z'),
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...changes,
  });
  let made = 0;
  const counting: Exporter = {
    ...browserExporter,
    export: (request) => {
      made++;
      return browserExporter.export(request);
    },
  };
  const bytes = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];
  const whole = await batchZip(making(), counting);
  expect(made).toBe(3);

  const left = new AbortController();
  const leaving = making({
    fileCache: ofAda,
    signal: left.signal,
    waitWhilePaused: async () => {
      if ((await ofAda.count()) === 2) left.abort();
    },
  });
  await expect(batchZip(leaving, counting)).rejects.toThrow();
  expect(await ofAda.count()).toBe(2);

  made = 0;
  const goneOnWith = await batchZip(making({ fileCache: ofAda }), counting);
  expect(made).toBe(1);
  expect(await bytes(goneOnWith.blob)).toEqual(await bytes(whole.blob));
});
