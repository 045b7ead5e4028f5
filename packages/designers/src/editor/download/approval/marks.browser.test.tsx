import { browserExporter, type ExportedFile, type Exporter } from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { checkedFile, readIdentity } from '@daybreak/print/identity';
import { beforeAll, describe, expect, it } from 'vitest';
import { ads } from '../../../designers/ads/ads.ts';
import { businessCard } from '../../../designers/businessCard/businessCard.ts';
import { drawPiece, loadType } from '../../artwork/testing/drawPiece.tsx';
import { anyDesigner } from '../../designer.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { defaultUserDetails } from '../../userDetails/userDetails.ts';
import { packPieces } from '../packPieces.ts';
import { packTicket } from '../ticket/packTicket.tsx';
import { ApprovedRun, deliver } from './approvedRun.ts';
import { type FileApproval, type MadeFile, proofStamp } from './fileApproval.ts';

const identity = {
  piece: '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e',
  version: 3,
  approval: 7,
  digest: '0f'.repeat(32),
};
const approved: FileApproval = { state: 'approved', marksPictures: true, identity };
const date = new Date(2026, 10, 28);

beforeAll(loadType);

/** The engine's exporter, and the stamps of its requests. */
function watched() {
  const stamps: (string | undefined)[] = [];
  const exporter: Exporter = {
    ...browserExporter,
    export: (request) => {
      stamps.push(request.stamp);
      return browserExporter.export(request);
    },
  };
  return { exporter, stamps };
}

describe('a ZIP of all sizes', () => {
  it('carries the version in the approved size only, and the stamp in all others', async () => {
    const [sizes] = ads.sizeGroups ?? [];
    if (!sizes) throw new Error('Ads have no sets.');
    const draft = restoreDraft(ads.fields, { headline: 'Open house' });
    const { exporter, stamps } = watched();
    const run = new ApprovedRun(exporter, approved, keptPiece(ads.id, draft));
    const { blob, name } = await packPieces({
      designer: ads,
      draft,
      data: { user: defaultUserDetails, images: [] },
      set: sizes,
      exporter: run.exporter,
      request: { designer: 'ads', title: 'Ads', format: 'png', date },
      onProgress: () => {},
    });
    const { files } = await checkedFile(blob, name);
    const own = files.filter(({ kind }) => kind === 'png').map((file) => file.identity);
    expect(own.filter(Boolean)).toEqual([identity]);
    expect(stamps.filter(Boolean)).toHaveLength(own.length - 1);
    expect(own.length).toBeGreaterThan(2);
  });
});

describe('a hand-off', () => {
  it.each([approved, { state: 'needed', marksPictures: false } satisfies FileApproval])(
    'marks the print file and not its ticket, and records both ZIP and file: $state',
    async (approval) => {
      const draft = restoreDraft(businessCard.fields, {});
      const kept = keptPiece(businessCard.id, draft);
      const { exporter, stamps } = watched();
      const recorded: MadeFile[] = [];
      const record = async (file: MadeFile) => void recorded.push(file);
      const run = new ApprovedRun(exporter, { ...approval, record }, kept);
      const zip: ExportedFile = await packTicket(
        {
          ...{ designer: 'business-card', title: 'Card', format: 'pdf', marks: true, date, draft: kept },
          sources: [drawPiece(anyDesigner(businessCard), draft)],
        },
        {
          ...{ printer: '', quantity: '500', stock: 'Silk', finish: '', due: '2999-12-01' },
          ...{ shipTo: 'Daybreak', costCenter: '' },
        },
        run.exporter,
      );
      const isApproved = approval.state === 'approved';
      expect(stamps).toEqual([isApproved ? undefined : proofStamp, undefined]);
      expect(await readIdentity(zip.blob)).toEqual(isApproved ? identity : undefined);
      await deliver(
        [run],
        [zip],
        () => {},
        () => {},
      );
      await expect.poll(() => recorded.length).toBe(2);
      const { files } = await checkedFile(zip.blob, zip.name);
      expect(recorded[1]?.sha256).toBe(files[0]?.sha256);
      expect(recorded.map((file) => file.approval)).toEqual(isApproved ? [7, 7] : [null, null]);
    },
  );
});
