import { administrators, allowed, justAdministrators } from './actors.ts';
import { type Call, call, onlyRead, type Rule, someId, someTime, type Table } from './rule.ts';

/*
 * The open positions' part of the matrix: administrators write them through functions, and everyone can read an open
 * one.
 */

/** Open, and not named by any application. */
export const somePosition = '00000000-0000-4000-a000-00000000000b';

export const positionTables = {
  positions: {
    required: ['id', 'title', 'place', 'kind'],
    key: 'id',
    samples: {
      id: someId,
      title: 'New title',
      place: 'New place',
      kind: 'contract',
      description: 'New words.',
      pay_from: '1',
      pay_to: '2',
      pay_per: 'hour',
      closes_on: '2100-01-01',
      country: 'MX',
      remote: true,
      closed_at: someTime,
      created_at: someTime,
    },
  },
} as const satisfies Record<string, Table>;

export const positionRules: Record<keyof typeof positionTables, readonly Rule[]> = {
  positions: onlyRead(positionTables.positions, administrators),
};

export const positionCalls: readonly Call[] = [
  call('list_positions', 'any', {}, administrators),
  call('open_position', 'any', { opening: somePosition }, allowed),
  call(
    'save_position',
    'any',
    { opening: somePosition, title: 'Technician', place: 'Austin', kind: 'full_time' },
    justAdministrators,
  ),
  call('remove_position', 'any', { opening: somePosition }, justAdministrators),
];

/** Existing rows. */
export const positionSql = `insert into public.positions (id, title, place, kind) values ('${somePosition}', 'Technician', 'Austin', 'full_time');`;
