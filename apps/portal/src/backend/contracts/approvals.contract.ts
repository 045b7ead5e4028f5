import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import { changeOf, makePiece, requireApproval, versions } from './pieceSteps.ts';
import { kindOf, password } from './support.ts';

const contact = { name: 'Sam Rivera', phone: '555-0100', logoVersion: 'icon' };
const about = { ...versions, preflight: null, contact };
const findings = [{ level: 'warning', says: 'Small text' }] as const;

/**
 * Tests an implementation of `Approvals`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the demo accounts, signed out
 */
export function approvalsContract(name: string, open: () => Promise<Backend>): void {
  describe(`${name} keeps the contract of approvals`, () => {
    let backend: Backend;
    let piece: string;
    let sam: string;
    const as = (who: string) => backend.auth.signIn(`${who}@daybreak.example`, password);
    const story = async () =>
      (await backend.approvals.history(piece)).map(({ version, action, state }) =>
        [version, action, state].join(' '),
      );
    const write = (base: number, title: string) => backend.library.save(changeOf(piece, base, { title }));
    beforeEach(async () => {
      backend = await open();
      await requireApproval(backend);
      sam = (await as('sam')).userId;
      piece = await makePiece(backend, { title: 'Sun' });
    });

    it('sends a request, shows the version to an approver, and shows the owner the answer', async () => {
      expect(await backend.approvals.history(piece)).toEqual([]);
      expect(await backend.approvals.requestApproval(piece, { ...about, base: 1, preflight: findings })).toBe(
        1,
      );
      const record = {
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        pictures: {},
        designerVersion: 1,
        brandVersion: '1.0',
        preflight: findings,
        contact,
        editors: [sam],
      };
      expect(await backend.approvals.history(piece)).toEqual([
        {
          id: expect.any(Number),
          version: 1,
          action: 'asked',
          actorId: expect.any(String),
          actor: expect.stringMatching(/^Sam/),
          at: expect.any(String),
          note: null,
          record,
          state: 'in_review',
          files: null,
        },
      ]);
      expect(await backend.approvals.waitingPieces()).toEqual([]);
      expect(await kindOf(backend.approvals.approve(piece, 1))).toBe('refused');
      await write(1, 'Moon');

      await as('max');
      const waiting = {
        name: 'Solar fair',
        designer: 'poster',
        version: 1,
        askedBy: expect.stringMatching(/^Sam/),
      };
      expect(await backend.approvals.waitingPieces()).toEqual([
        { ...waiting, id: piece, askedAt: expect.any(String) },
      ]);
      expect(await backend.approvals.openReview(piece)).toEqual({
        ...waiting,
        ...{ draft: { title: 'Sun' }, pictures: {}, askedAt: expect.any(String), record },
      });
      expect(await kindOf(backend.library.openVersion(piece, 1))).toBe('refused');
      expect(await kindOf(backend.approvals.approve(piece, 2))).toBe('refused');
      await backend.approvals.approve(piece, 1);
      expect(await backend.approvals.waitingPieces()).toEqual([]);
      expect(await kindOf(backend.approvals.openReview(piece))).toBe('refused');

      await as('sam');
      const [approved, asked] = await backend.approvals.history(piece);
      expect(approved).toMatchObject({
        action: 'approved',
        actor: expect.stringMatching(/^Max/),
        state: 'approved',
      });
      expect(approved?.record).toEqual(asked?.record);
      const answers = await backend.approvals.answers();
      expect(answers).toEqual([
        {
          id: approved?.id,
          piece: { id: piece, name: 'Solar fair', designer: 'poster' },
          ...{ version: 1, isApproved: true, answeredBy: expect.stringMatching(/^Max/), note: null },
        },
      ]);
      await backend.approvals.dismiss(answers[0]?.id ?? 0);
      expect(await backend.approvals.answers()).toEqual([]);
    });

    it('refuses an invalid contact, a piece with errors, and approving one’s own changes', async () => {
      const iban = { ...about, base: 1, contact: { iban: 'AT61' } };
      expect(await kindOf(backend.approvals.requestApproval(piece, iban))).toBe('refused');
      const broken = { ...about, base: 1, preflight: [{ level: 'error', says: 'No words' }] as const };
      expect(await kindOf(backend.approvals.requestApproval(piece, broken))).toBe('refused');
      const ada = (await as('ada')).userId;
      const max = (await as('max')).userId;
      await as('sam');
      await backend.library.share(piece, ada, 'edit');
      await as('ada');
      await write(1, 'Moon');
      await as('sam');
      await backend.approvals.requestApproval(piece, { ...about, base: 2 });
      expect((await backend.approvals.history(piece))[0]?.record?.editors).toEqual([ada, sam].sort());
      // The request stays about her version when the piece changes.
      await write(2, 'Stars');
      await as('ada');
      expect(await backend.approvals.waitingPieces()).toEqual([]);
      expect(await kindOf(backend.approvals.approve(piece, 2))).toBe('refused');
      await as('max');
      await backend.approvals.approve(piece, 2);
      await as('sam');
      await backend.library.share(piece, max, 'edit');
      await backend.approvals.requestApproval(piece, { ...about, base: 3 });
      expect((await backend.approvals.history(piece))[0]?.record?.editors).toEqual([sam]);
      // Her own changes are approved, so she can approve later ones by others.
      await as('ada');
      await backend.approvals.approve(piece, 3);
    });

    it('sends a version back with a note, and supersedes an approval with a later one', async () => {
      await backend.approvals.requestApproval(piece, { ...about, base: 1 });
      await as('ada');
      expect(await kindOf(backend.approvals.askForChanges(piece, 1, ' '))).toBe('refused');
      await backend.approvals.askForChanges(piece, 1, ' Larger logo,\nplease. ');
      await as('sam');
      expect(await backend.approvals.answers()).toMatchObject([
        { isApproved: false, note: 'Larger logo,\nplease.', answeredBy: expect.stringMatching(/^Ada/) },
      ]);
      expect(await kindOf(backend.approvals.requestApproval(piece, { ...about, base: 2 }))).toBe('refused');
      await write(1, 'Moon');
      await backend.approvals.requestApproval(piece, { ...about, base: 2 });
      expect(await kindOf(backend.approvals.requestApproval(piece, { ...about, base: 2 }))).toBe('refused');
      await as('ada');
      await backend.approvals.approve(piece, 2);
      await as('sam');
      await write(2, 'Stars');
      await backend.approvals.requestApproval(piece, { ...about, base: 3 });
      await write(3, 'Dawn');
      expect(await backend.approvals.requestApproval(piece, { ...about, base: 4 })).toBe(4);
      await backend.approvals.withdraw(piece);
      await backend.approvals.withdraw(piece);
      await backend.approvals.requestApproval(piece, { ...about, base: 4 });
      await as('max');
      await backend.approvals.approve(piece, 4);
      await as('sam');
      expect(await story()).toEqual([
        '4 approved approved',
        '4 asked approved',
        '4 withdrawn approved',
        '4 asked approved',
        '3 withdrawn draft',
        '3 asked draft',
        '2 approved superseded',
        '2 asked superseded',
        '1 changes_asked changes_asked',
        '1 asked changes_asked',
      ]);
    });

    it('lets only administrators set which designers need approval and who approves', async () => {
      const max = (await as('max')).userId;
      await as('sam');
      const rule = { designer: 'flyer', isOn: true, approvers: [sam], marksPictures: true };
      expect(await kindOf(backend.approvals.setRule(rule))).toBe('refused');
      await as('max');
      expect(await kindOf(backend.approvals.setRule({ ...rule, approvers: [crypto.randomUUID()] }))).toBe(
        'refused',
      );
      await backend.approvals.setRule(rule);
      const flyer = crypto.randomUUID();
      await backend.library.create({
        ...{ id: flyer, designer: 'flyer', designerVersion: 1, brandVersion: '1.0', name: 'Flyer' },
        ...{ draft: { title: 'Sun' }, pictures: {} },
      });
      await backend.approvals.requestApproval(flyer, { ...about, base: 1 });
      expect(await kindOf(backend.approvals.approve(flyer, 1))).toBe('refused');
      await as('sam');
      expect(await backend.approvals.rules()).toEqual([
        rule,
        { designer: 'poster', isOn: true, approvers: [], marksPictures: false },
      ]);
      expect(await backend.approvals.waitingPieces()).toMatchObject([
        { id: flyer, askedBy: expect.stringMatching(/^Max/) },
      ]);
      await backend.approvals.approve(flyer, 1);
      await as('ada');
      await backend.approvals.setRule({ ...rule, approvers: [max, sam] });
      await backend.approvals.setRule({ ...rule, isOn: false, approvers: [max, sam], marksPictures: false });
      const events = await backend.audit.list({ kind: 'approval' });
      expect(events.map(({ action, subject, details }) => [action, subject.label, details])).toEqual([
        ['approval.pictures_unmarked', 'flyer', {}],
        ['approval.turned_off', 'flyer', {}],
        ['approval.approvers', 'flyer', { number: 2 }],
        ['approval.pictures_marked', 'flyer', {}],
        ['approval.approvers', 'flyer', { number: 1 }],
        ['approval.turned_on', 'flyer', {}],
        ['approval.turned_on', 'poster', {}],
      ]);
      await as('sam');
      const other = crypto.randomUUID();
      await backend.library.duplicate(piece, other, 'A copy');
      expect(await backend.approvals.history(other)).toEqual([]);
      await backend.auth.signOut();
      expect(await kindOf(backend.approvals.waitingPieces())).toBe('signedOut');
      expect(await kindOf(backend.approvals.rules())).toBe('signedOut');
    });
  });
}
