import type { Database } from '@daybreak/supabase/types';
import {
  type ListedPosition,
  type PayRange,
  type Positions,
  positionKinds,
} from '../interfaces/Positions.ts';
import { allRows } from './allOf.ts';
import { requireSession, rpc } from './auth.ts';
import type { Client } from './client.ts';

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
    const rows = await allRows<Row>((from, to) =>
      client.rpc('list_positions').order('created_at', { ascending: false }).order('id').range(from, to),
    );
    return rows.map(positionFrom);
  },

  save: ({ id, title, place, country, isRemote, kind, description, pay, closesOn, isClosed }) =>
    rpc(client, 'save_position', {
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

  remove: (id) => rpc(client, 'remove_position', { opening: id }),
});
