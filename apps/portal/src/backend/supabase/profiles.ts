import { firstVisitNames } from '../firstVisitNames.ts';
import type { Profiles } from '../interfaces/Profiles.ts';
import type { Staff } from '../interfaces/Staff.ts';
import { requireSession } from './auth.ts';
import type { Client } from './client.ts';
import { profileColumns as columns } from './columns.ts';
import { fromDataError, refusedUpdate, unwrapData } from './failures.ts';
import { toProfile as fromRow } from './rows.ts';

const uniqueViolation = '23505';

export function supabaseProfiles(client: Client, staff: Staff): Profiles {
  const profileOf = async (userId: string) => {
    const row = unwrapData(
      await client.from('user_profiles').select(columns).eq('user_id', userId).maybeSingle(),
    );
    return row && fromRow(row);
  };

  return {
    own: async () => profileOf((await requireSession(client)).userId),

    async ensure() {
      const session = await requireSession(client);
      const present = await profileOf(session.userId);
      if (present) return present;

      const names = firstVisitNames(session, await staff.own());
      const { error, status } = await client.from('user_profiles').insert({
        user_id: session.userId,
        first_name: names.firstName || null,
        last_name: names.lastName || null,
        display_name: names.displayName || null,
        gmail_connected: false,
        google_calendar_connected: false,
        google_services_connected: false,
      });
      // Another tab may have created the row in the meantime: then read it.
      if (error && error.code !== uniqueViolation) throw fromDataError(error, status);
      const newProfile = await profileOf(session.userId);
      if (!newProfile) throw refusedUpdate();
      return newProfile;
    },

    async save({ firstName, lastName, displayName }) {
      const { userId } = await requireSession(client);
      const rows = unwrapData(
        await client
          .from('user_profiles')
          .upsert(
            {
              user_id: userId,
              first_name: firstName.trim(),
              last_name: lastName.trim() || null,
              display_name: displayName.trim() || null,
            },
            { onConflict: 'user_id' },
          )
          .select(columns),
      );
      const row = rows?.[0];
      if (!row) throw refusedUpdate();
      return fromRow(row);
    },

    async markPasswordChanged() {
      const { userId } = await requireSession(client);
      const rows = unwrapData(
        await client
          .from('user_profiles')
          .update({ password_changed: true })
          .eq('user_id', userId)
          .select('password_changed'),
      );
      if (!rows?.length) throw refusedUpdate();
    },
  };
}
