import { addressTaken, changedFields, changedMeanwhile, storedText } from '../../detailChanges.ts';
import { BackendError } from '../../errors.ts';
import type { Colleague, People, PersonDetails } from '../../interfaces/People.ts';
import { type DetailName, detailNames, personDetails } from '../../interfaces/personDetails.ts';
import { allRows } from '../allOf.ts';
import { requireSession } from '../auth.ts';
import type { Client } from '../client.ts';
import { type Answer, refusedUpdate, unwrapData } from '../failures.ts';
import { supabaseInvitations } from './invitations.ts';
import { supabasePhotos } from './photos.ts';
import { type ColleagueRow, colleagueColumns, toColleague, type WrittenRow } from './rows.ts';
import { supabaseTable } from './table.ts';

/** Returns the written data. Throws the database rule's own message, or ours for an address that's taken. */
function writtenRows<T>(answer: Answer<T>): T {
  const { error } = answer;
  if (error?.code === '23505') throw new BackendError('refused', addressTaken, { cause: error });
  return unwrapData(answer);
}

const rowOf = (details: PersonDetails, names: readonly DetailName[]): WrittenRow =>
  Object.fromEntries(names.map((name) => [personDetails[name].column, storedText(details[name])]));

/** Returns whether a text is a UUID. Malformed ids match no one. */
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** The directory in a Supabase project, beyond its cards. */
export function supabasePeople(client: Client): People {
  const table = () => client.from('staff_directory');
  const find = async (id: string): Promise<Colleague | null> => {
    const row: ColleagueRow | null = unwrapData(
      await table().select<string, ColleagueRow>(colleagueColumns).eq('id', id).maybeSingle(),
    );
    return row && toColleague(row);
  };

  return {
    async open(id) {
      await requireSession(client);
      if (!isId(id)) return null;
      const [person, reports] = await Promise.all([
        find(id),
        allRows<ColleagueRow>((from, to) =>
          table()
            .select<string, ColleagueRow>(colleagueColumns)
            .eq('manager_id', id)
            .eq('is_active', true)
            .order('first_name')
            .order('id')
            .range(from, to),
        ),
      ]);
      if (!person) return null;
      const manager = person.managerId ? await find(person.managerId) : null;
      return { person, manager, reports: reports.map(toColleague) };
    },

    async list() {
      await requireSession(client);
      const rows = await allRows<ColleagueRow>((from, to) =>
        table()
          .select<string, ColleagueRow>(colleagueColumns)
          .eq('is_active', true)
          .order('first_name')
          .order('id')
          .range(from, to),
      );
      return rows.map(toColleague);
    },

    async save(id, before, after) {
      await requireSession(client);
      const names = changedFields(before, after);
      const query = names.reduce(
        (update, name) => {
          const { column } = personDetails[name];
          const earlierValue = storedText(before[name]);
          return earlierValue === null ? update.is(column, null) : update.eq(column, earlierValue);
        },
        table().update(rowOf(after, names)).eq('id', id),
      );
      const row = writtenRows(await query.select<string, ColleagueRow>(colleagueColumns))?.[0];
      if (row) return toColleague(row);
      const person = await find(id);
      const role = unwrapData(await client.rpc('get_current_user_role'));
      if (!person || role !== 'super_admin') throw refusedUpdate();
      throw new BackendError('refused', changedMeanwhile);
    },

    async add(email, details) {
      await requireSession(client);
      const row = {
        ...rowOf(details, detailNames),
        email: email.trim().toLowerCase(),
        first_name: details.firstName.trim(),
      };
      const added = writtenRows(
        await table().insert(row).select<string, ColleagueRow>(colleagueColumns),
      )?.[0];
      if (!added) throw refusedUpdate();
      return toColleague(added);
    },

    ...supabasePhotos(client),
    ...supabaseInvitations(client),
    ...supabaseTable(client),
  };
}
