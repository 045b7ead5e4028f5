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
    account: lazy(async () => {
      const { supabaseAccount } = await loadPart(() => import('./account/supabaseAccount.ts'));
      return supabaseAccount(client);
    }),
    profiles: supabaseProfiles(client, staff),
    staff,
    chat: supabaseChat(client, options),
    seeding: supabaseSeeding(client),
    mail: supabaseMail(client),
    applications: supabaseApplications(client),
    people: lazy(async () => {
      const { supabasePeople } = await loadPart(() => import('./people/supabasePeople.ts'));
      return supabasePeople(client);
    }),
    audit: lazy(async () => {
      const { supabaseAudit } = await loadPart(() => import('./audit.ts'));
      return supabaseAudit(client);
    }),
    positions: lazy(async () => {
      const { supabasePositions } = await loadPart(() => import('./positions.ts'));
      return supabasePositions(client);
    }),
    teamPictures: lazy(async () => {
      const { supabaseTeamPictures } = await loadPart(() => import('./teamPictures.ts'));
      return supabaseTeamPictures(client, options);
    }),
    approvals: lazy(async () => {
      const { supabaseApprovals } = await loadPart(() => import('./approvals.ts'));
      return supabaseApprovals(client, options);
    }),
    comments: lazy(async () => {
      const { supabaseComments } = await loadPart(() => import('./comments.ts'));
      return supabaseComments(client, options);
    }),
    brandUpdates: lazy(async () => {
      const { supabaseBrandUpdates } = await loadPart(() => import('./brandUpdates.ts'));
      return supabaseBrandUpdates(client, options);
    }),
    ownApplication: lazy<OwnApplication>(async () => {
      const { supabaseOwnResume } = await loadPart(() => import('./ownResume.ts'));
      return { ...ownApplication, ...supabaseOwnResume(ask, options) };
    }, ownApplication),
    library: lazy(async () => {
      const { supabaseLibrary } = await loadPart(() => import('./library/supabaseLibrary.ts'));
      return supabaseLibrary(client, options);
    }),
    cards: lazy(async () => {
      const { supabaseCards } = await loadPart(() => import('./cards.ts'));
      return supabaseCards(client);
    }),
    home: lazy(async () => {
      const { supabaseHome } = await loadPart(() => import('./home.ts'));
      return supabaseHome(client);
    }),
  };
}
