import '@daybreak/brand/styles.css';
import { type BrandVersion, brandNow } from '@daybreak/brand';
import { browserExporter, type ExportRequest } from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { beforeAll, describe, expect, it } from 'vitest';
import { flyer } from '../../designers/flyer/flyer.ts';
import { social } from '../../designers/social/social.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import type { Designer } from '../designer.ts';
import { restoreDraft } from '../drafts/draft.ts';
import { drawnOffscreen } from '../preview/offscreen.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { brandTwo } from './testing/brandTwo.ts';

// A piece was approved while another version of the brand was today's. Its file was stored then.

const data = { user: defaultUserDetails, images: [] };
let approvedIn: BrandVersion;
beforeAll(async () => {
  await loadType();
  approvedIn = await brandTwo();
});

async function fileOf(
  designer: Designer,
  stored: unknown,
  format: ExportRequest['format'],
  brand: BrandVersion,
) {
  const draft = restoreDraft(designer.fields, stored);
  const [file] = await drawnOffscreen(
    designer,
    draft,
    data,
    (sources) =>
      browserExporter.export({
        designer: designer.id,
        title: 'Solar fair',
        sources,
        format,
        marks: true,
        draft: keptPiece(designer.id, draft),
        date: new Date('2026-11-28T09:00:00Z'),
      }),
    brand,
  );
  if (!file) throw new Error('No file was made.');
  return new Uint8Array(await file.blob.arrayBuffer());
}

describe.each([
  ['flyer', 'pdf', flyer as unknown as Designer],
  ['flyer', 'png', flyer as unknown as Designer],
  ['social', 'png', social as unknown as Designer],
] as const)('a %s as %s', (_name, format, designer) => {
  const draft = { theme: 'white', title: 'Solar fair', headline: 'Solar fair' };

  it('is the stored file again, byte by byte, in the version that it was approved in', async () => {
    const stored = await fileOf(designer, draft, format, approvedIn);
    // Meanwhile it's drawn as it is today.
    const today = await fileOf(designer, draft, format, brandNow);
    expect(today).not.toEqual(stored);
    expect(await fileOf(designer, draft, format, approvedIn)).toEqual(stored);
  });
});
