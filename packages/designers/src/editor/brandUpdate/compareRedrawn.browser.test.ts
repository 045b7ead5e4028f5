import '@daybreak/brand/styles.css';
import { brandNow } from '@daybreak/brand';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { flyer } from '../../designers/flyer/flyer.ts';
import { social } from '../../designers/social/social.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { anyDesigner, type Designer } from '../designer.ts';
import { approvedFiles } from '../download/approval/approvedFiles.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { compareRedrawn } from './compareRedrawn.ts';

const data = { user: defaultUserDetails, images: [] };
const draft = { theme: 'white', title: 'Solar fair', headline: 'Solar fair' };
const about = {
  identity: { piece: crypto.randomUUID(), version: 3, approval: 17, digest: 'ab'.repeat(32) },
  ...{ date: new Date('2026-11-28T09:00:00Z'), brandVersion: brandNow.id },
};
beforeAll(loadType);

const storedOf = async (designer: Designer, of: object, date = about.date) =>
  (await approvedFiles(designer, of, data, { ...about, date })).map((file) => ({
    ...file,
    load: vi.fn(async () => file.blob),
  }));
const compared = (designer: Designer, files: Awaited<ReturnType<typeof storedOf>>) =>
  compareRedrawn(designer, draft, data, about, files);
const [printed, picture] = [anyDesigner(flyer), anyDesigner(social)];

describe.each([
  ['flyer', printed],
  ['social', picture],
])('the stored files of a %s', (_name, designer) => {
  it('are compared by their bytes first', async () => {
    const files = await storedOf(designer, draft);
    expect(await compared(designer, files)).toEqual([]);
    for (const { load } of files) expect(load).not.toHaveBeenCalled();
  });

  it('are reported if the designer draws something else', async () => {
    // Simulates a designer that used other words then.
    const files = await storedOf(designer, { ...draft, title: 'Solar days', headline: 'Solar days' });
    const [side] = await compared(designer, files);
    expect(side?.share).toBeGreaterThan(0);
    expect(side?.share).toBeLessThan(0.2);
    for (const each of [side?.before, side?.after, side?.changed])
      expect(each).toMatchObject({ type: 'image/png' });
  });
});

it('treats files with the same pixels but other bytes as equal', async () => {
  const files = await storedOf(printed, draft, new Date('2026-11-27T09:00:00Z'));
  expect(await compared(printed, files)).toEqual([]);
  for (const { load } of files) expect(load).toHaveBeenCalledOnce();
});

it('treats a file of another size as different everywhere', async () => {
  const [side] = await compared(printed, await storedOf(printed, { ...draft, size: '4x6' }));
  expect(side?.share).toBe(1);
});
