import type { CheckedFile } from '@daybreak/designers';
import { describe, expect, it } from 'vitest';
import type { KnownFile } from '../../backend/interfaces/Approvals.ts';
import type { FileDownload } from '../../backend/interfaces/DownloadedFile.ts';
import { verdictTexts } from './messages.ts';
import { judgeFile, piecesIn, verdicts } from './verdict.ts';

const piece = '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e';
const identity = { piece, version: 3, approval: 7, digest: '0f'.repeat(32) };
const download: FileDownload = {
  format: 'pdf',
  sha256: 'ab'.repeat(32),
  bytes: 9,
  isProof: false,
  approval: 7,
  by: 'Sam Rivera',
  at: '2026-11-28T12:00:00Z',
};
const known: KnownFile = {
  match: 'exact',
  piece: { id: piece, name: 'Open house', designer: 'poster' },
  version: 3,
  state: 'approved',
  approval: { id: 7, version: 3, digest: '0f'.repeat(32), by: 'Max Chen', at: '2026-11-28T11:00:00Z' },
  approvedVersion: 3,
  isStored: false,
  downloads: [download],
};
const unapproved = [{ ...download, approval: null }];
const proof = [{ ...download, isProof: true, approval: null }];

const fileOf = (own: CheckedFile['identity']): CheckedFile => ({
  ...{
    name: 'a.pdf',
    kind: 'pdf',
    bytes: 9,
    sha256: 'ab'.repeat(32),
    identity: own,
    files: [],
    isUnread: false,
  },
});

describe('the verdict on a file', () => {
  it.each([
    ['approved', { identity }, known],
    ['superseded', { identity }, { ...known, state: 'superseded', approvedVersion: 4 }],
    ['proof', { identity: undefined }, { ...known, state: 'draft', downloads: proof }],
    ['proof', { identity: undefined }, { ...known, state: 'in_review', downloads: proof }],
    ['proof', { identity: undefined }, { ...known, state: 'changes_asked', downloads: proof }],
    // A proof of a version that was approved and then superseded.
    ['proof', { identity: undefined }, { ...known, state: 'superseded', downloads: proof }],
    // Downloaded with approval off.
    [
      'recorded',
      { identity: undefined },
      { ...known, state: 'draft', approvedVersion: null, downloads: unapproved },
    ],
    // A proof is marked as unapproved, even if its version was approved later.
    ['approvedLater', { identity: undefined }, { ...known, downloads: proof }],
    // Stored on the server, but not downloaded yet.
    ['approved', { identity }, { ...known, isStored: true, downloads: [] }],
    ['changed', { identity }, { ...known, match: 'claim', downloads: [] }],
    ['hidden', { identity }, null],
    ['unknown', { identity: undefined }, null],
  ] as const)('is %s', (verdict, file, about) =>
    expect(judgeFile(fileOf(file.identity), about).verdict).toBe(verdict),
  );

  it('names the approved version of a piece that was changed back to it', () => {
    // Version 5 has the content of version 3.
    const again: KnownFile = { ...known, version: 5, state: 'draft', approval: null };
    expect(judgeFile(fileOf(identity), again)).toMatchObject({ verdict: 'approved', known: { version: 3 } });
  });

  it('is never “approved” for a mere claim', () => {
    for (const state of ['draft', 'in_review', 'changes_asked', 'approved', 'superseded'] as const)
      expect(judgeFile(fileOf(identity), { ...known, match: 'claim', state }).verdict).toBe('changed');
  });

  it('names the piece only if its name is known', () => {
    for (const verdict of verdicts) {
      const { title, text } = verdictTexts[verdict];
      const nameless = { ...known, piece: { ...known.piece, id: null, name: null } };
      expect(`${title(nameless)} ${text(nameless)}`).not.toMatch(/null|undefined/);
      expect(`${title(null)} ${text(null)}`).not.toMatch(/null|undefined/);
    }
    expect(verdictTexts.approved.title(known)).toBe('This is exactly the approved version 3 of “Open house”');
  });
});

it('finds pieces in a ZIP and in ZIPs inside it, and no other files', () => {
  const file = (name: string, kind: CheckedFile['kind'], files: CheckedFile[] = []): CheckedFile => ({
    ...{ name, kind, bytes: 1, sha256: '', identity: undefined, isUnread: false },
    files,
  });
  const zip = file('all.zip', 'zip', [
    file('a.pdf', 'pdf'),
    file('manifest.json', 'other'),
    file('more.zip', 'zip', [file('b.png', 'png')]),
  ]);
  expect(piecesIn(zip).map(({ name }) => name)).toEqual(['a.pdf', 'b.png']);
});
