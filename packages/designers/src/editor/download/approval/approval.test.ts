import { ExportError, type ExportedFile, type Exporter, type ExportRequest } from '@daybreak/print';
import { keptPiece } from '@daybreak/print/draftFile';
import { contentDigest } from '@daybreak/print/identity';
import { describe, expect, it, vi } from 'vitest';
import { ApprovedRun, deliver, notRecorded } from './approvedRun.ts';
import { approvingExporter, askedOf, type FileApproval, type MadeFile, proofStamp } from './fileApproval.ts';

const identity = {
  piece: '3f2b8c1e-0a4d-4b6f-9c7e-5d1a2b3c4d5e',
  version: 3,
  approval: 7,
  digest: '0f'.repeat(32),
};
const draft = keptPiece('poster', { title: 'Open house' });
const request: ExportRequest = {
  designer: 'poster',
  title: 'Open house',
  sources: [],
  format: 'pdf',
  draft,
  date: new Date(0),
};

/** An exporter that records its requests. */
function fakeExporter() {
  const asked: ExportRequest[] = [];
  const exporter: Exporter = {
    export: async (each) => {
      asked.push(each);
      return [{ name: `poster-${asked.length}.${each.format}`, blob: new Blob([`file ${asked.length}`]) }];
    },
    save: vi.fn(),
  };
  return { exporter, asked };
}

const needed: FileApproval = { state: 'needed', marksPictures: false };
const approved: FileApproval = { state: 'approved', marksPictures: true, identity };

describe('files of a saved piece', () => {
  const marksOf = async (approval: FileApproval, over: Partial<ExportRequest> = {}) => {
    const { exporter, asked } = fakeExporter();
    await new ApprovedRun(exporter, approval, draft).exporter.export({ ...request, ...over });
    const { stamp, identity: own } = asked[0] ?? {};
    return { stamp, identity: own };
  };

  it.each<[string, FileApproval, Partial<ExportRequest>, object]>([
    ['stamps a PDF that needs approval', needed, {}, { stamp: proofStamp }],
    ['does not stamp a picture that needs approval', needed, { format: 'png' }, {}],
    [
      'stamps a picture if its designer marks pictures',
      { ...needed, marksPictures: true },
      { format: 'jpeg' },
      { stamp: proofStamp },
    ],
    ['adds its version to an approved piece', approved, {}, { identity }],
    ['adds its version to an approved picture', approved, { format: 'png' }, { identity }],
    [
      'stamps another size of an approved piece',
      approved,
      { draft: keptPiece('poster', { title: 'Other' }) },
      { stamp: proofStamp },
    ],
    ['does not mark the ticket of an approved piece', approved, { draft: undefined }, {}],
    ['does not stamp the ticket of a piece that needs approval', needed, { draft: undefined }, {}],
    ['marks nothing if no approval is needed', { ...needed, state: 'off' }, {}, {}],
  ])('%s', async (_, approval, over, marks) => {
    expect(await marksOf(approval, over)).toEqual({ stamp: undefined, identity: undefined, ...marks });
  });
});

describe('files without a saved piece', () => {
  const approvals = (state: FileApproval['state']) => ({
    of: vi.fn(async (designer: string) => ({
      ...needed,
      state: designer === 'poster' ? state : ('off' as const),
    })),
  });
  it('are stamped if their designer needs approval', async () => {
    const { exporter, asked } = fakeExporter();
    const marking = approvingExporter(exporter, approvals('needed'));
    await marking.export(request);
    await marking.export({ ...request, designer: 'wizard-poster' });
    await marking.export({ ...request, draft: undefined });
    await marking.export({ ...request, draft: keptPiece('flyer', {}) });
    await marking.export({ ...request, format: 'png' });
    expect(asked.map(({ stamp }) => stamp)).toEqual([
      proofStamp,
      proofStamp,
      proofStamp,
      undefined,
      undefined,
    ]);
  });

  it('are never approved, even if the host says so', async () => {
    const { exporter, asked } = fakeExporter();
    await approvingExporter(exporter, approvals('approved')).export(request);
    expect(asked[0]).toMatchObject({ stamp: proofStamp });
    expect(asked[0]?.identity).toBeUndefined();
  });

  it('are stamped if the host cannot say', async () => {
    const of = () => Promise.reject(new Error('away'));
    expect(await askedOf({ of }, 'poster')).toMatchObject({ state: 'needed', marksPictures: false });
  });
});

describe('handing out', () => {
  const run = async (approval: FileApproval, pack?: ExportedFile) => {
    const { exporter } = fakeExporter();
    const made = new ApprovedRun(exporter, approval, draft);
    const files = await made.exporter.export(request);
    const [save, notify] = [vi.fn(), vi.fn()];
    const outcome = deliver([made], pack ? [pack] : files, save, notify);
    return { files, save, notify, outcome };
  };
  const recording = () => {
    const recorded: MadeFile[] = [];
    return { recorded, record: async (file: MadeFile) => void recorded.push(file) };
  };

  it('records each file, by the digest of its bytes', async () => {
    const { recorded, record } = recording();
    const { files, save, outcome } = await run({ ...approved, record });
    await outcome;
    expect(save).toHaveBeenCalledOnce();
    const [file] = files;
    expect(recorded).toEqual([
      {
        name: 'poster-1.pdf',
        format: 'pdf',
        bytes: 6,
        sha256: await contentDigest(file?.blob ?? new Blob()),
        isProof: false,
        approval: 7,
      },
    ]);
  });

  it('records a ZIP and the files in it', async () => {
    const { recorded, record } = recording();
    const { outcome } = await run({ ...needed, record }, { name: 'all.zip', blob: new Blob(['zip']) });
    await outcome;
    await vi.waitFor(() => expect(recorded).toHaveLength(2));
    expect(recorded.map(({ name, format, isProof, approval }) => [name, format, isProof, approval])).toEqual([
      ['all.zip', 'zip', true, null],
      ['poster-1.pdf', 'pdf', true, null],
    ]);
  });

  it('records files that need no approval, and ignores failures', async () => {
    const { recorded, record } = recording();
    const off: FileApproval = { state: 'off', marksPictures: true };
    await (await run({ ...off, record })).outcome;
    await vi.waitFor(() => expect(recorded).toMatchObject([{ isProof: false, approval: null }]));
    const { save, notify, outcome } = await run({
      ...off,
      record: () => Promise.reject(new Error('away')),
    });
    await outcome;
    await new Promise((resolve) => setTimeout(resolve));
    expect(save).toHaveBeenCalledOnce();
    expect(notify).not.toHaveBeenCalled();
  });

  it('withholds an approved file that is refused, with the reason', async () => {
    const refusal = new ExportError('This version isn’t approved anymore.');
    const { save, outcome } = await run({ ...approved, record: () => Promise.reject(refusal) });
    await expect(outcome).rejects.toBe(refusal);
    expect(save).not.toHaveBeenCalled();
  });

  it.each([approved, needed])(
    'saves a file that cannot be recorded, with a notice: $state',
    async (approval) => {
      const { save, notify, outcome } = await run({
        ...approval,
        record: () => Promise.reject(new Error('away')),
      });
      await outcome;
      expect(save).toHaveBeenCalledOnce();
      await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(notRecorded));
    },
  );

  it('does not wait for the record of an unapproved file', async () => {
    const { save, outcome } = await run({ ...needed, record: () => new Promise(() => {}) });
    await outcome;
    expect(save).toHaveBeenCalledOnce();
  });

  it('limits the wait for the record of an approved file', async () => {
    vi.useFakeTimers();
    try {
      const { save, outcome } = await run({ ...approved, record: () => new Promise(() => {}) });
      await vi.advanceTimersByTimeAsync(4_000);
      expect(save).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(2_000);
      await outcome;
      expect(save).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });
});
