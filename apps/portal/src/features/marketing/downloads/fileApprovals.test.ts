import { ExportError, type UserDetails } from '@daybreak/designers';
import type { KeptState } from '@daybreak/designers/library';
import { beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '../../../backend/errors.ts';
import { type MemoryOptions, memoryBackend } from '../../../backend/memory/memoryBackend.ts';
import { loadFileApproval } from './fileApprovals.ts';

const password = 'Daybreak-demo-1';
const id = '6f9c1b1e-6a0e-4c55-9c0e-0000000000b1';
const sam: UserDetails = {
  ...{ name: 'Sam Rivera', title: 'Sales', email: 'sam@daybreak.example', phone: '555-0100' },
  logoVersion: 'primary',
};
const key = 'poster draft';
const file = { name: 'a.pdf', format: 'pdf', bytes: 9, sha256: 'ab'.repeat(32), isProof: false } as const;

describe('the approval of an open draft', () => {
  let backend: ReturnType<typeof memoryBackend>;
  let failures: NonNullable<MemoryOptions['failures']>;
  let state: KeptState;
  let revision: number;
  let contact: UserDetails;
  const as = (who: string) => backend.auth.signIn(`${who}@daybreak.example`, password);
  const approvals = (isStored = true) => ({
    of: (designer: string, draftKey?: string) =>
      loadFileApproval(
        {
          approvals: backend.approvals,
          account: 'user-sam',
          contact: () => contact,
          handleOf: async () => ({
            saveNow: async () => undefined,
            control: {
              stateOf: () => state,
              pieceOf: () => (isStored ? ({ id, revision } as never) : undefined),
            },
          }),
        },
        designer,
        draftKey,
      ),
  });
  const save = async (title: string) => {
    const saved = await backend.library.save({
      ...{ id, base: revision, changed: { title }, mutation: crypto.randomUUID(), pictures: {} },
      ...{ designerVersion: 1, brandVersion: '1.0' },
    });
    revision = saved.revision;
  };
  const approve = async () => {
    const about = { designerVersion: 1, brandVersion: '1.0', preflight: null, contact: { ...sam } };
    const version = await backend.approvals.requestApproval(id, { ...about, base: revision });
    await as('max');
    await backend.approvals.approve(id, version);
    await as('sam');
    return version;
  };
  const rule = { designer: 'poster', approvers: [], marksPictures: true };

  beforeEach(async () => {
    [state, revision, contact] = [{ is: 'saved', at: 0 }, 1, sam];
    failures = {};
    backend = memoryBackend({ failures });
    await as('max');
    await backend.approvals.setRule({ ...rule, isOn: true });
    await as('sam');
    await backend.library.create({
      ...{ id, designer: 'poster', designerVersion: 1, brandVersion: '1.0', name: 'Fair' },
      ...{ draft: { title: 'Sun' }, pictures: {} },
    });
  });

  it('is off if the designer needs no approval', async () => {
    expect(await approvals().of('flyer', key)).toMatchObject({ state: 'off', marksPictures: false });
    await as('max');
    await backend.approvals.setRule({ ...rule, isOn: false });
    await as('sam');
    expect(await approvals().of('poster', key)).toMatchObject({ state: 'off' });
  });

  it('records downloads of saved pieces only if approval is off', async () => {
    await as('max');
    await backend.approvals.setRule({ ...rule, isOn: false });
    await as('sam');
    await save('Moon');
    await (await approvals().of('poster', key)).record?.({ ...file, approval: null });
    const known = await backend.approvals.checkFile(file.sha256, null);
    expect(known).toMatchObject({ match: 'exact', piece: { id }, version: 2, state: 'draft' });
    expect(known?.downloads).toHaveLength(1);

    expect((await approvals().of('poster')).record).toBeUndefined();
    await (await approvals(false).of('poster', key)).record?.({ ...file, approval: null });
    state = { is: 'waiting' };
    await (await approvals().of('poster', key)).record?.({ ...file, approval: null });
    expect((await backend.approvals.checkFile(file.sha256, null))?.downloads).toHaveLength(1);
  });

  it('is needed until it’s approved, and again after a change', async () => {
    expect(await approvals().of('poster', key)).toMatchObject({ state: 'needed', marksPictures: true });
    const version = await approve();
    const approval = (await backend.approvals.history(id))[0];
    expect(await approvals().of('poster', key)).toMatchObject({
      state: 'approved',
      identity: { piece: id, version, approval: approval?.id, digest: approval?.record?.digest },
    });
    await save('Moon');
    expect(await approvals().of('poster', key)).toMatchObject({ state: 'needed' });
    await save('Sun');
    // Changed back, the content is the approved one again.
    expect(await approvals().of('poster', key)).toMatchObject({ state: 'approved', identity: { version } });
  });

  it('is needed for drafts that aren’t saved or show another contact line', async () => {
    await approve();
    const stateAndReason = async (isStored?: boolean) => {
      const { state: is, reason } = await approvals(isStored).of('poster', key);
      return [is, reason];
    };
    expect(await stateAndReason(false)).toEqual([
      'needed',
      expect.stringMatching(/first save it to your pieces/),
    ]);
    state = { is: 'waiting' };
    expect(await stateAndReason()).toEqual(['needed', expect.stringMatching(/aren't saved or approved yet/)]);
    state = { is: 'saved', at: 0 };
    contact = { ...sam, phone: '555-0199' };
    expect(await stateAndReason()).toEqual(['needed', expect.stringMatching(/Sam Rivera's contact details/)]);
    contact = sam;
    revision = 7;
    expect(await stateAndReason()).toEqual(['needed', expect.stringMatching(/colleague just changed/)]);
  });

  it('is needed for a batch row, which isn’t a draft', async () => {
    await approve();
    const row = await approvals().of('poster');
    expect(row).toEqual({ state: 'needed', marksPictures: true });
  });

  it('is needed while the server can’t be reached', async () => {
    await approve();
    failures['approvals.currentApproval'] = 'unreachable';
    expect(await approvals().of('poster', key)).toMatchObject({
      state: 'needed',
      reason: expect.stringMatching(/couldn't check/),
    });
    failures['approvals.rules'] = 'unreachable';
    expect(await approvals().of('poster', key)).toMatchObject({
      ...{ state: 'needed', marksPictures: false },
      reason: expect.stringMatching(/couldn't check/),
    });
  });

  it('records downloads with the approved version', async () => {
    await approve();
    const { record, identity } = await approvals().of('poster', key);
    await record?.({ ...file, approval: identity?.approval ?? null });
    expect(await backend.approvals.checkFile(file.sha256, null)).toMatchObject({
      match: 'exact',
      piece: { id },
      state: 'approved',
    });
  });

  it('withholds only an approved file that the server refuses', async () => {
    await approve();
    const { record, identity } = await approvals().of('poster', key);
    await save('Moon');
    await approve();
    const late = record?.({ ...file, approval: identity?.approval ?? null });
    await expect(late).rejects.toBeInstanceOf(ExportError);
    failures['approvals.recordDownload'] = 'unreachable';
    await expect(record?.({ ...file, approval: null })).rejects.toBeInstanceOf(BackendError);
  });
});
