import { loadPart } from '@daybreak/ui/load';
import { deferredPart } from '../deferredPart.ts';
import { BackendError } from '../errors.ts';
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

/**
 * Creates a part of the backend whose code loads on the first call.
 *
 * @param purpose what the part does, for the error message
 */
const lazy = <Part extends object>(purpose: string, load: () => Promise<Part>, own?: Partial<Part>) => {
  const didNotLoad = (cause: unknown) => {
    throw new BackendError('unreachable', `The part of the portal that ${purpose} didn't load.`, { cause });
  };
  return deferredPart(() => load().catch(didNotLoad), own);
};

/** The product's backend: a Supabase project, hosted or embedded. */
export function supabaseBackend({ resetPage, arrival = null, ...options }: Options): Backend {
  const client = openClient(options);
  const staff = supabaseStaff(client);
  const ask = askOwnApplication(client);
  const ownApplication = supabaseOwnApplication(ask);
  return {
    auth: supabaseAuth(client, resetPage, arrival),
    account: lazy('manages accounts', async () => {
      const { supabaseAccount } = await loadPart(() => import('./account/supabaseAccount.ts'));
      return supabaseAccount(client);
    }),
    profiles: supabaseProfiles(client, staff),
    staff,
    chat: supabaseChat(client, options),
    seeding: supabaseSeeding(client),
    mail: supabaseMail(client),
    applications: supabaseApplications(client),
    people: lazy('manages people', async () => {
      const { supabasePeople } = await loadPart(() => import('./people/supabasePeople.ts'));
      return supabasePeople(client);
    }),
    audit: lazy('reads the audit trail', async () => {
      const { supabaseAudit } = await loadPart(() => import('./audit.ts'));
      return supabaseAudit(client);
    }),
    positions: lazy('manages positions', async () => {
      const { supabasePositions } = await loadPart(() => import('./positions.ts'));
      return supabasePositions(client);
    }),
    teamPictures: lazy('keeps team photographs', async () => {
      const { supabaseTeamPictures } = await loadPart(() => import('./teamPictures.ts'));
      return supabaseTeamPictures(client, options);
    }),
    approvals: lazy('handles approvals', async () => {
      const { supabaseApprovals } = await loadPart(() => import('./approvals.ts'));
      return supabaseApprovals(client, options);
    }),
    comments: lazy('keeps comments', async () => {
      const { supabaseComments } = await loadPart(() => import('./comments.ts'));
      return supabaseComments(client, options);
    }),
    brandUpdates: lazy('compares versions of the brand', async () => {
      const { supabaseBrandUpdates } = await loadPart(() => import('./brandUpdates.ts'));
      return supabaseBrandUpdates(client, options);
    }),
    ownApplication: lazy<OwnApplication>(
      'sends resumes',
      async () => {
        const { supabaseOwnResume } = await loadPart(() => import('./ownResume.ts'));
        return { ...ownApplication, ...supabaseOwnResume(ask, options) };
      },
      ownApplication,
    ),
    library: lazy('stores pieces', async () => {
      const { supabaseLibrary } = await loadPart(() => import('./library/supabaseLibrary.ts'));
      return supabaseLibrary(client, options);
    }),
    cards: lazy('stores business cards', async () => {
      const { supabaseCards } = await loadPart(() => import('./cards.ts'));
      return supabaseCards(client);
    }),
    home: lazy('keeps home pages', async () => {
      const { supabaseHome } = await loadPart(() => import('./home.ts'));
      return supabaseHome(client);
    }),
  };
}
