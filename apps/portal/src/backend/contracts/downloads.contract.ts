import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import type { DownloadedFile } from '../interfaces/DownloadedFile.ts';
import { sha256Of } from '../sha256.ts';
import { changeOf, makePiece, requireApproval, versions } from './pieceSteps.ts';
import { kindOf, password } from './support.ts';

const contact = { name: 'Sam Rivera', phone: '555-0100' };
const about = { ...versions, preflight: null, contact };
const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];

/**
 * Tests an implementation's records of files made from pieces.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the demo accounts, signed out
 */
export function downloadsContract(name: string, open: () => Promise<Backend>): void {
  describe(`${name} keeps the contract of downloads`, () => {
    let backend: Backend;
    let piece: string;
    const as = (who: string) => backend.auth.signIn(`${who}@daybreak.example`, password);
    const write = (base: number, title: string) => backend.library.save(changeOf(piece, base, { title }));
    const file = (sha256: string, more: Partial<DownloadedFile> = {}): DownloadedFile => ({
      ...{ format: 'pdf', sha256, bytes: 1_000, isProof: false, approval: null },
      ...more,
    });
    /** Requests approval as the owner, approves it, and signs the owner in again. Returns the approval's event. */
    const approve = async (base: number, owner = 'sam', approver = 'max') => {
      await as(owner);
      const version = await backend.approvals.requestApproval(piece, { ...about, base });
      await as(approver);
      await backend.approvals.approve(piece, version);
      await as(owner);
      return (await backend.approvals.history(piece))[0]?.id ?? 0;
    };
    const create = async () => {
      piece = await makePiece(backend, { title: 'Sun' });
    };
    beforeEach(async () => {
      backend = await open();
      await requireApproval(backend);
      await as('sam');
      await create();
    });

    it('reports whether a piece’s current state is approved', async () => {
      expect(await backend.approvals.currentApproval(piece)).toEqual({ revision: 1, approval: null });
      const id = await approve(1);
      const approval = {
        ...{ id, version: 1, by: expect.stringMatching(/^Max/), at: expect.any(String), contact },
        digest: (await backend.approvals.history(piece))[0]?.record?.digest,
      };
      expect(await backend.approvals.currentApproval(piece)).toEqual({ revision: 1, approval });
      await write(1, 'Moon');
      expect(await backend.approvals.currentApproval(piece)).toEqual({ revision: 2, approval: null });
      await write(2, 'Sun');
      expect(await backend.approvals.currentApproval(piece)).toEqual({ revision: 3, approval });
      await write(3, 'Stars');
      await approve(4);
      await write(4, 'Sun');
      // The earlier approval is superseded.
      expect(await backend.approvals.currentApproval(piece)).toEqual({ revision: 5, approval: null });
      await as('max');
      expect(await kindOf(backend.approvals.currentApproval(piece))).toBe('refused');
    });

    it('records a file with its version and that version’s author', async () => {
      const ada = (await as('ada')).userId;
      const { userId: sam } = await as('sam');
      await backend.library.share(piece, ada, 'view');
      await write(1, 'Moon');
      await as('ada');
      expect(await backend.approvals.recordDownload(piece, { ...file(one), base: 2 })).toBe(2);
      expect(await backend.approvals.recordDownload(piece, { ...file(one), base: 1 })).toBe(1);
      expect((await backend.library.history(piece)).map(({ savedBy }) => savedBy)).toEqual([sam, sam]);
      expect(await kindOf(backend.approvals.recordDownload(piece, { ...file(one), base: 3 }))).toBe(
        'refused',
      );
      for (const wrong of [file('A'.repeat(64)), file('a'), file(one, { bytes: 0 })])
        expect(await kindOf(backend.approvals.recordDownload(piece, { ...wrong, base: 2 }))).toBe('refused');
      await as('max');
      expect(await kindOf(backend.approvals.recordDownload(piece, { ...file(one), base: 2 }))).toBe(
        'refused',
      );
      await as('sam');
      // A download is neither a request nor an answer.
      expect(await backend.approvals.history(piece)).toEqual([]);
      await backend.approvals.requestApproval(piece, { ...about, base: 2 });
      await backend.approvals.recordDownload(piece, { ...file(one), base: 2 });
      await as('max');
      expect(await backend.approvals.waitingPieces()).toMatchObject([{ id: piece, version: 2 }]);
      await backend.approvals.approve(piece, 2);
      await as('sam');
      await backend.approvals.recordDownload(piece, { ...file(one), base: 2 });
      expect((await backend.approvals.history(piece)).map(({ action, state }) => [action, state])).toEqual([
        ['approved', 'approved'],
        ['asked', 'approved'],
      ]);
    });

    it('refuses a file marked with an approval that isn’t in force or is of something else', async () => {
      const approval = await approve(1);
      const record = (base: number, marked: number) =>
        kindOf(backend.approvals.recordDownload(piece, { ...file(one, { approval: marked }), base }));
      expect(await record(1, approval)).toBe('done');
      expect(await record(1, approval - 1)).toBe('refused');
      expect(await record(1, approval + 1)).toBe('refused');
      await write(1, 'Moon');
      expect(await record(2, approval)).toBe('refused');
      expect(await record(1, approval)).toBe('done');
      const later = await approve(2);
      expect(await record(1, approval)).toBe('refused');
      expect(await record(1, later)).toBe('refused');
      expect(await record(2, later)).toBe('done');
    });

    it('lets the approver store an approval’s files, once', async () => {
      const { userId: sam } = await as('sam');
      await as('max');
      await create();
      const approval = await approve(1, 'max', 'ada');
      const blob = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
      const stored = { format: 'pdf', sha256: await sha256Of(blob), bytes: blob.size } as const;
      const files = [{ ...stored, blob }];
      expect((await backend.approvals.history(piece))[0]?.files).toBeNull();
      // The owner isn't the approver.
      expect(await kindOf(backend.approvals.storeFiles(approval, files))).toBe('refused');
      await as('ada');
      expect(await kindOf(backend.approvals.storeFiles(approval, []))).toBe('refused');
      expect(await kindOf(backend.approvals.storeFiles(approval, [{ ...files[0], bytes: 9 } as never]))).toBe(
        'refused',
      );
      await backend.approvals.storeFiles(approval, files);
      // The answer was lost.
      await backend.approvals.storeFiles(approval, files);
      const another = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
      const replacing = [
        { format: 'pdf', sha256: await sha256Of(another), bytes: 8, blob: another } as const,
      ];
      expect(await kindOf(backend.approvals.storeFiles(approval, replacing))).toBe('refused');
      expect(await (await backend.approvals.loadFile(approval, stored, 'download')).text()).toBe('%PDF-1.7');

      await as('sam');
      expect(await kindOf(backend.approvals.loadFile(approval, stored, 'download'))).toBe('refused');
      expect(await kindOf(backend.approvals.loadFile(approval, stored, 'look'))).toBe('refused');
      expect(await backend.approvals.checkFile(stored.sha256, null)).toMatchObject({
        ...{ match: 'exact', state: 'approved', isStored: true },
        downloads: [{ by: expect.stringMatching(/^Ada/) }],
      });
      await as('max');
      await backend.library.share(piece, sam, 'view');
      const [event] = await backend.approvals.history(piece);
      expect(event).toMatchObject({ id: approval, files: [stored] });
      await as('sam');
      expect(await (await backend.approvals.loadFile(approval, stored, 'download')).text()).toBe('%PDF-1.7');
      // A look isn't a download.
      expect((await backend.approvals.loadFile(approval, stored, 'look')).size).toBe(stored.bytes);
      const known = await backend.approvals.checkFile(stored.sha256, null);
      expect(known?.downloads).toMatchObject([
        { ...stored, isProof: false, approval, by: expect.stringMatching(/^Sam/) },
        { by: expect.stringMatching(/^Ada/) },
      ]);

      // A superseded approval keeps its files, but takes no new ones.
      await as('max');
      await write(1, 'Moon');
      const later = await approve(2, 'max', 'ada');
      await write(2, 'Stars');
      await approve(3, 'max', 'ada');
      await as('ada');
      expect(await kindOf(backend.approvals.storeFiles(later, files))).toBe('refused');
      expect(await (await backend.approvals.loadFile(approval, stored, 'download')).text()).toBe('%PDF-1.7');
    });

    it('lets an administrator store missing files, except for their own pieces', async () => {
      const { userId: max } = await as('max');
      const blob = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
      const stored = { format: 'pdf', sha256: await sha256Of(blob), bytes: blob.size } as const;
      const store = (approval: number) =>
        kindOf(backend.approvals.storeFiles(approval, [{ ...stored, blob }]));
      const mayStore = async (approval: number) =>
        (await backend.brandUpdates.pieces()).find((each) => each.approval === approval)?.mayStore;

      // They own the piece.
      await create();
      const own = await approve(1, 'max', 'ada');
      expect([await mayStore(own), await store(own)]).toEqual([false, 'refused']);
      // They requested it too, after the owner.
      await as('sam');
      await create();
      await backend.library.share(piece, max, 'edit');
      await backend.approvals.requestApproval(piece, { ...about, base: 1 });
      await backend.approvals.withdraw(piece);
      const asked = await approve(1, 'max', 'ada');
      expect([await mayStore(asked), await store(asked)]).toEqual([false, 'refused']);
      // They changed it.
      await as('sam');
      await create();
      await backend.library.share(piece, max, 'edit');
      await as('max');
      await write(1, 'Moon');
      const written = await approve(2, 'sam', 'ada');
      await as('max');
      expect([await mayStore(written), await store(written)]).toEqual([false, 'refused']);

      // They had no part in it, and the approver's browser stored no files.
      const { userId: sam } = await as('sam');
      await as('ada');
      const rule = { designer: 'poster', isOn: true, approvers: [sam], marksPictures: false };
      await backend.approvals.setRule(rule);
      await create();
      const approval = await approve(1, 'ada', 'sam');
      await as('max');
      expect([await mayStore(approval), await store(approval)]).toEqual([true, 'done']);
      expect([await mayStore(approval), await store(approval)]).toEqual([false, 'done']);
      await as('sam');
      expect(await store(approval)).toBe('refused');
      // The approver can read it, although someone else stored it.
      expect((await backend.approvals.loadFile(approval, stored, 'look')).size).toBe(stored.bytes);
      await as('ada');
      expect(await store(approval)).toBe('refused');
      expect((await backend.approvals.history(piece))[0]).toMatchObject({ id: approval, files: [stored] });

      // No files are stored for pieces in the trash.
      await create();
      const trashed = await approve(1, 'ada', 'sam');
      await backend.library.moveToTrash([piece]);
      await as('max');
      expect(await store(trashed)).toBe('refused');
    });

    it('reports what’s known about a file, according to the user’s rights', async () => {
      await as('max');
      await create();
      const approval = await approve(1, 'max', 'ada');
      const proof = file(one, { isProof: true });
      const marked = file(other, { approval, format: 'png' });
      await backend.approvals.recordDownload(piece, { ...proof, base: 1 });
      await backend.approvals.recordDownload(piece, { ...marked, base: 1 });
      await backend.approvals.recordDownload(piece, { ...marked, base: 1 });
      const max = { by: expect.stringMatching(/^Max/), at: expect.any(String) };
      const given = {
        ...{ id: approval, version: 1, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
        ...{ by: expect.stringMatching(/^Ada/), at: expect.any(String) },
      };
      const known = {
        ...{ match: 'exact', piece: { id: piece, name: 'Solar fair', designer: 'poster' }, version: 1 },
        ...{ state: 'approved', approval: given, approvedVersion: 1, isStored: false },
      };
      const claim = { piece, version: 1 };
      expect(await backend.approvals.checkFile(one, null)).toEqual({
        ...known,
        downloads: [{ ...proof, ...max }],
      });
      expect(await backend.approvals.checkFile(other, null)).toEqual({
        ...known,
        downloads: [
          { ...marked, ...max },
          { ...marked, ...max },
        ],
      });
      const changed = 'c'.repeat(64);
      expect(await backend.approvals.checkFile(changed, null)).toBeNull();
      expect(await backend.approvals.checkFile(changed, { piece, version: 9 })).toBeNull();
      const claimed = { ...known, match: 'claim', downloads: [] };
      expect(await backend.approvals.checkFile(changed, claim)).toEqual(claimed);
      expect(await kindOf(backend.approvals.checkFile('A', null))).toBe('refused');
      // An approver.
      await as('ada');
      expect(await backend.approvals.checkFile(changed, claim)).toEqual(claimed);

      // Someone who has the file but can't see the piece.
      await as('sam');
      const outside = { id: null, name: 'Solar fair', designer: 'poster' };
      expect(await backend.approvals.checkFile(other, null)).toEqual({
        ...{ ...known, piece: outside },
        downloads: [{ ...marked, ...max }],
      });
      expect(await backend.approvals.checkFile(changed, claim)).toBeNull();

      await as('max');
      await write(1, 'Moon');
      await backend.approvals.recordDownload(piece, { ...file(changed), base: 2 });
      await approve(2, 'max', 'ada');
      expect(await backend.approvals.checkFile(other, null)).toMatchObject({
        state: 'superseded',
        approvedVersion: 2,
      });
      await write(2, 'Stars');
      await backend.approvals.recordDownload(piece, { ...file('d'.repeat(64)), base: 3 });
      await as('sam');
      // The version was never approved, so the piece isn't named.
      expect(await backend.approvals.checkFile('d'.repeat(64), null)).toMatchObject({
        ...{ match: 'exact', piece: { ...outside, name: null }, version: 3, state: 'draft' },
        ...{ approval: null, approvedVersion: 2 },
      });
      await backend.auth.signOut();
      expect(await kindOf(backend.approvals.checkFile(one, null))).toBe('signedOut');
    });
  });
}
