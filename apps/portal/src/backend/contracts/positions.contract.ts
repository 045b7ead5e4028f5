import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../interfaces/Backend.ts';
import type { Position } from '../interfaces/Positions.ts';
import { kindOf, password } from './support.ts';

const admin = 'max@daybreak.example';

export interface PositionsSubject {
  backend: Backend;
  /** Someone applies for a position. */
  apply: (position: string) => Promise<void>;
}

const position: Position = {
  id: '00000000-0000-4000-b000-000000000001',
  title: 'Field Technician',
  place: 'Austin, Texas',
  country: 'US',
  isRemote: false,
  kind: 'full_time',
  description: 'Takes panels down.\nDrives.',
  pay: { from: 52_000, to: 64_000, per: 'year' },
  closesOn: '2099-12-31',
  isClosed: false,
};

/**
 * Tests an implementation of `Positions`.
 *
 * @param name the implementation's name
 * @param open returns a fresh backend with the demo accounts, signed out
 */
export function positionsContract(name: string, open: () => Promise<PositionsSubject>): void {
  describe(`${name} keeps the contract of positions`, () => {
    let backend: Backend;
    let apply: PositionsSubject['apply'];
    beforeEach(async () => {
      ({ backend, apply } = await open());
      for (const { id } of (await backend.auth.signIn(admin, password)) ? await backend.positions.list() : [])
        await backend.positions.remove(id);
    });

    it('stores an administrator’s positions, newest first', async () => {
      await backend.positions.save(position);
      const other: Position = {
        ...position,
        id: '00000000-0000-4000-b000-000000000002',
        title: ' Buyer ',
        kind: 'contract',
        description: '',
        pay: null,
        closesOn: null,
      };
      await backend.positions.save(other);
      expect(await backend.positions.list()).toEqual([
        { ...other, title: 'Buyer', isOpen: true, applications: 0 },
        { ...position, isOpen: true, applications: 0 },
      ]);
    });

    it('rewrites, closes and reopens a position', async () => {
      await backend.positions.save(position);
      const changed = {
        ...position,
        place: 'Dallas',
        country: 'MX',
        isRemote: true,
        pay: null,
        isClosed: true,
      };
      await backend.positions.save(changed);
      expect(await backend.positions.list()).toEqual([{ ...changed, isOpen: false, applications: 0 }]);
      await backend.positions.save({ ...changed, isClosed: false });
      expect((await backend.positions.list())[0]).toMatchObject({ isOpen: true });
      await backend.positions.save({ ...changed, isClosed: false, closesOn: '2020-01-01' });
      expect((await backend.positions.list())[0]).toMatchObject({ isOpen: false, isClosed: false });
    });

    it('refuses invalid positions', async () => {
      expect(await kindOf(backend.positions.save({ ...position, title: ' ' }))).toBe('unexpected');
      expect(
        await kindOf(backend.positions.save({ ...position, pay: { from: 2, to: 1, per: 'hour' } })),
      ).toBe('unexpected');
      expect(await backend.positions.list()).toEqual([]);
    });

    it('shows an application’s position, counts it, and keeps the position', async () => {
      await backend.positions.save(position);
      await apply(position.id);
      const named = { id: position.id, title: 'Field Technician' };
      expect((await backend.applications.list()).find((each) => each.position)).toMatchObject({
        position: named,
      });
      expect((await backend.positions.list())[0]).toMatchObject({ applications: 1 });
      expect(await kindOf(backend.positions.remove(position.id))).toBe('refused');
      expect(await backend.positions.list()).toHaveLength(1);
    });

    it('deletes a position without applications, safe to repeat', async () => {
      await backend.positions.save(position);
      await backend.positions.remove(position.id);
      await backend.positions.remove(position.id);
      expect(await backend.positions.list()).toEqual([]);
    });

    it('records events', async () => {
      await backend.positions.save(position);
      await backend.positions.save({ ...position, place: 'Dallas', isClosed: true });
      await backend.positions.remove(position.id);
      await backend.auth.signIn('ada@daybreak.example', password);
      const events = await backend.audit.list({ kind: 'position' });
      expect(
        events.slice(0, 4).map(({ action, subject, details }) => [action, subject.label, details]),
      ).toEqual([
        ['position.deleted', 'Field Technician', {}],
        ['position.edited', 'Field Technician', { fields: ['place'] }],
        ['position.closed', 'Field Technician', {}],
        ['position.added', 'Field Technician', {}],
      ]);
    });

    it('lets only administrators see and write them', async () => {
      await backend.positions.save(position);
      await backend.auth.signIn('sam@daybreak.example', password);
      expect(await backend.positions.list()).toEqual([]);
      expect(await kindOf(backend.positions.save(position))).toBe('refused');
      expect(await kindOf(backend.positions.remove(position.id))).toBe('refused');
      await backend.auth.signOut();
      expect(await kindOf(backend.positions.list())).toBe('signedOut');
    });
  });
}
