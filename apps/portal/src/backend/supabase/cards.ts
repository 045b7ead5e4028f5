import type { Database } from '@daybreak/supabase/types';
import {
  type CardChange,
  type CardDetail,
  type CardKind,
  type Cards,
  cardDetails,
  cardKinds,
  type PersonCards,
} from '../interfaces/Cards.ts';
import { allRows } from './allOf.ts';
import { requireSession, rpc } from './auth.ts';
import type { Client } from './client.ts';

type Row = Database['public']['Functions']['own_cards_due']['Returns'][number];
type DueRow = Database['public']['Functions']['cards_due']['Returns'][number];

const kindOf = (value: string): CardKind | undefined => cardKinds.find((kind) => kind === value);
const detailOf = (value: string | null): CardDetail | undefined =>
  cardDetails.find((detail) => detail === value);

/** Returns a row's change; none if the row says that there's no card. */
function changeOf({ kind: value, detail: detailValue, before, after, made_at: madeAt }: Row): CardChange[] {
  const kind = kindOf(value);
  const detail = detailOf(detailValue);
  return kind && detail ? [{ kind, detail, before, after, madeAt }] : [];
}

/** Business cards and signatures in a Supabase project. */
export const supabaseCards = (client: Client): Cards => ({
  async dueCards() {
    await requireSession(client);
    const found = new Map<string, PersonCards>();
    const rows = await allRows<DueRow>((from, to) =>
      client
        .rpc('cards_due')
        .order('entry_id')
        .order('kind')
        .order('detail', { nullsFirst: true })
        .range(from, to),
    );
    for (const row of rows) {
      const before = found.get(row.entry_id) ?? { id: row.entry_id, isWithoutCard: false, changes: [] };
      const changes = changeOf(row);
      found.set(row.entry_id, {
        ...before,
        isWithoutCard: before.isWithoutCard || changes.length === 0,
        changes: [...before.changes, ...changes],
      });
    }
    return [...found.values()];
  },

  async counts() {
    const [row] = await rpc(client, 'count_cards_due', {});
    return {
      withoutCard: row?.without_card ?? 0,
      cards: row?.cards ?? 0,
      signatures: row?.signatures ?? 0,
    };
  },

  ownChanges: async () => (await rpc(client, 'own_cards_due', {})).flatMap(changeOf),

  note: (kind, people) =>
    rpc(client, 'note_cards', {
      kind,
      people: people.map((person) =>
        'email' in person
          ? { email: person.email }
          : { entry: person.id, ...(person.madeWith ? { made_with: { ...person.madeWith } } : {}) },
      ),
    }),
});
