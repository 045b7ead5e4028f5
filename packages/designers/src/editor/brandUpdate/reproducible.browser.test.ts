import '@daybreak/brand/styles.css';
import { type BrandVersion, brandNow } from '@daybreak/brand';
import { readIdentity } from '@daybreak/print/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { flyer } from '../../designers/flyer/flyer.ts';
import { social } from '../../designers/social/social.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { anyDesigner } from '../designer.ts';
import { approvedFiles } from '../download/approval/approvedFiles.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { brandTwo } from './testing/brandTwo.ts';

// A piece was approved in an earlier version of the brand, and its files were stored.

const data = { user: defaultUserDetails, images: [] };
const draft = { theme: 'white', title: 'Solar fair', headline: 'Solar fair' };
/** The approval's record. */
const about = {
  identity: { piece: crypto.randomUUID(), version: 3, approval: 17, digest: 'ab'.repeat(32) },
  ...{ date: new Date('2026-11-28T09:00:00Z'), brandVersion: brandNow.id },
};
let approvedIn: BrandVersion;
beforeAll(async () => {
  await loadType();
  approvedIn = await brandTwo();
});

describe.each([
  ['flyer', 'pdf', anyDesigner(flyer)],
  ['social', 'png', anyDesigner(social)],
] as const)('the stored file of a %s', (_name, format, designer) => {
  const filesIn = (brand?: BrandVersion) => approvedFiles(designer, draft, data, about, brand);

  it('is made again byte for byte in the brand version of its approval', async () => {
    const [stored] = await filesIn(approvedIn);
    expect(stored).toMatchObject({ format, bytes: stored?.blob.size });
    // Without a recorded version, it's drawn in today's.
    const today = await filesIn(brandNow);
    expect(today[0]?.sha256).not.toBe(stored?.sha256);
    expect((await filesIn())[0]?.sha256).toBe(today[0]?.sha256);
    const [again] = await filesIn(approvedIn);
    expect(again?.sha256).toBe(stored?.sha256);
  });

  it('states the approval that it belongs to', async () => {
    const [{ blob } = { blob: new Blob() }] = await filesIn();
    expect(await readIdentity(blob)).toEqual(about.identity);
  });
});
