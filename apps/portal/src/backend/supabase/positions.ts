import type { Database } from '@daybreak/supabase/types';
import {
  type ListedPosition,
  type PayRange,
  type Positions,
  positionKinds,
} from '../interfaces/Positions.ts';
import { allOf } from './allOf.ts';
import { requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { unwrapData } from './failures.ts';

type Row = Database['public']['Functions']['list_positions']['Returns'][number];

const payOf = ({ pay_from: from, pay_to: to, pay_per: per }: Row): PayRange | null =>
  per === 'hour' || per === 'year' ? { from, to, per } : null;

const positionFrom = (row: Row): ListedPosition => ({
  id: row.id,
  title: row.title,
  place: row.place,
  country: row.country,
  isRemote: row.remote,
  kind: positionKinds.find((kind) => kind === row.kind) ?? 'full_time',
  description: row.description,
  pay: payOf(row),
  closesOn: row.closes_on,
  isClosed: row.closed_at !== null,
  isOpen: row.is_open,
  applications: row.applications,
});

/** The open positions in a Supabase project. */
export const supabasePositions = (client: Client): Positions => ({
  async list() {
    await requireSession(client);
    const rows = await allOf<Row>(async (from, to) =>
      unwrapData(
        await client
          .rpc('list_positions')
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to),
      ),
    );
    return rows.map(positionFrom);
  },

  async save({ id, title, place, country, isRemote, kind, description, pay, closesOn, isClosed }) {
    await requireSession(client);
    unwrapData(
      await client.rpc('save_position', {
        opening: id,
        title,
        place,
        country,
        remote: isRemote,
        kind,
        description,
        ...(pay ? { pay_from: pay.from, pay_to: pay.to, pay_per: pay.per } : {}),
        ...(closesOn ? { closes_on: closesOn } : {}),
        closed: isClosed,
      }),
    );
  },

  async remove(id) {
    await requireSession(client);
    unwrapData(await client.rpc('remove_position', { opening: id }));
  },
});
