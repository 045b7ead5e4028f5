import { loadPart } from '@daybreak/ui/load';
import { deferredPart } from '../deferredPart.ts';
import { partMissing } from '../errors.ts';
import type { Backend } from '../interfaces/Backend.ts';
import type { OwnApplication } from '../interfaces/OwnApplication.ts';
import { supabaseApplications } from './applications.ts';
import type { Arrival } from './arrival.ts';
import { supabaseAuth } from './auth.ts';
import { supabaseChat } from './chat.ts';
import { openClient, type SupabaseOptions } from './client.ts';
import { supabaseMail } from './mail.ts';
import { askOwnApplication, supabaseOwnApplication } from './ownApplication.ts';
import { supabaseProfiles } from './profiles.ts';
import { supabaseSeeding } from './seeding.ts';
import { supabaseStaff } from './staff.ts';

interface Options extends SupabaseOptions {
  /** Address of this portal's reset-password page, which reset mails link to. */
  resetPage: string;
  /** Tokens from the mail link that brought the visitor here. */
  arrival?: Arrival | null;
}

/** Creates a part of the backend whose code loads on the first call. */
const lazy = <Part extends object>(load: () => Promise<Part>, own?: Partial<Part>) =>
  deferredPart(() => load().catch(partMissing), own);

/** The product's backend: a Supabase project, hosted or embedded. */
export function supabaseBackend({ resetPage, arrival = null, ...options }: Options): Backend {
  const client = openClient(options);
  const staff = supabaseStaff(client);
  const ask = askOwnApplication(client);
  const ownApplication = supabaseOwnApplication(ask);
  return {
    auth: supabaseAuth(client, resetPage, arrival),
    account: lazy(async () =>
      (await loadPart(() => import('./account/supabaseAccount.ts'))).supabaseAccount(client),
    ),
    profiles: supabaseProfiles(client, staff),
    staff,
    chat: supabaseChat(client, options),
    seeding: supabaseSeeding(client),
    mail: supabaseMail(client),
    applications: supabaseApplications(client),
    people: lazy(async () =>
      (await loadPart(() => import('./people/supabasePeople.ts'))).supabasePeople(client),
    ),
    audit: lazy(async () => (await loadPart(() => import('./audit.ts'))).supabaseAudit(client)),
    positions: lazy(async () => (await loadPart(() => import('./positions.ts'))).supabasePositions(client)),
    teamPictures: lazy(async () =>
      (await loadPart(() => import('./teamPictures.ts'))).supabaseTeamPictures(client, options),
    ),
    approvals: lazy(async () =>
      (await loadPart(() => import('./approvals.ts'))).supabaseApprovals(client, options),
    ),
    comments: lazy(async () =>
      (await loadPart(() => import('./comments.ts'))).supabaseComments(client, options),
    ),
    brandUpdates: lazy(async () =>
      (await loadPart(() => import('./brandUpdates.ts'))).supabaseBrandUpdates(client, options),
    ),
    ownApplication: lazy<OwnApplication>(async () => {
      const { supabaseOwnResume } = await loadPart(() => import('./ownResume.ts'));
      return { ...ownApplication, ...supabaseOwnResume(ask, options) };
    }, ownApplication),
    library: lazy(async () =>
      (await loadPart(() => import('./library/supabaseLibrary.ts'))).supabaseLibrary(client, options),
    ),
    cards: lazy(async () => (await loadPart(() => import('./cards.ts'))).supabaseCards(client)),
    home: lazy(async () => (await loadPart(() => import('./home.ts'))).supabaseHome(client)),
  };
}
