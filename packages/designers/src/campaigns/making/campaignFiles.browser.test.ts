import { browserExporter, type ExportedFile, type Exporter } from '@daybreak/print';
import { checkedFile } from '@daybreak/print/identity';
import { beforeAll, expect, it } from 'vitest';
import { loadType } from '../../editor/artwork/testing/drawPiece.tsx';
import { approvingExporter, type MadeFile } from '../../editor/download/approval/fileApproval.ts';
import { defaultUserDetails } from '../../editor/userDetails/userDetails.ts';
import { restoreFacts } from '../facts/facts.ts';
import { campaignZip } from './campaignFiles.ts';
import { campaignPiece } from './campaignPieces.ts';
import { draftFrom } from './madeDraft.ts';

const identity = {
  piece: '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e',
  version: 3,
  approval: 7,
  digest: '0f'.repeat(32),
};

beforeAll(loadType);

it('records a campaign for each of its drafts, including an approved one, and as an approved file for none', async () => {
  const recorded = new Map<string, MadeFile[]>();
  const asked: (string | undefined)[][] = [];
  const saved: ExportedFile[] = [];
  const quiet: Exporter = { ...browserExporter, save: (files) => void saved.push(...files) };
  const exporter = approvingExporter(quiet, {
    of: async (designer, draftKey, place) => {
      asked.push([designer, draftKey, place]);
      const needed = { state: 'needed', marksPictures: false } as const;
      if (draftKey === undefined) return needed;
      const record = async (file: MadeFile) =>
        void recorded.set(draftKey, [...(recorded.get(draftKey) ?? []), file]);
      return designer === 'flyer'
        ? { state: 'approved', marksPictures: false, identity, record }
        : { ...needed, record };
    },
  });
  const facts = restoreFacts({
    what: 'Bring us your old panels',
    date: '2099-03-13',
    place: '400 Horizon Way',
  });
  const piece = (id: string) => {
    const part = campaignPiece(id);
    return { part, draft: draftFrom(part, facts).draft };
  };
  const [flyer, mail, postcard] = [piece('flyer'), piece('email'), piece('postcard')];
  const { files, handOut } = await campaignZip({
    pieces: [
      { ...flyer, savedDraft: { key: 'flyer', place: 'open' } },
      { ...mail, savedDraft: { key: 'email.1', place: 'stored' } },
      { ...postcard, savedDraft: undefined },
    ],
    ...{ facts, exporter, data: { user: defaultUserDetails, images: [] }, date: new Date(2026, 10, 29) },
    ...{ signal: new AbortController().signal, onProgress: () => undefined, notify: () => undefined },
  });
  await handOut(files, () => exporter.save(files));

  expect(saved).toEqual(files);
  expect(asked.slice(0, 2)).toEqual([
    ['flyer', 'flyer', 'open'],
    ['email', 'email.1', 'stored'],
  ]);
  const zip = await checkedFile(files[0].blob, files[0].name);
  const inZip = (name: RegExp) => zip.files.find((file) => name.test(file.name));
  await expect.poll(() => recorded.get('email.1')).toHaveLength(3);
  const listed = (key: string) =>
    recorded.get(key)?.map(({ format, sha256, approval }) => [format, sha256, approval]);
  expect(listed('flyer')).toEqual([
    ['zip', zip.sha256, null],
    ['pdf', inZip(/^flyer.*pdf$/)?.sha256, 7],
  ]);
  expect(listed('email.1')).toContainEqual(['html', inZip(/^email.*html$/)?.sha256, null]);
  expect(inZip(/^flyer.*pdf$/)?.identity).toEqual(identity);
});
