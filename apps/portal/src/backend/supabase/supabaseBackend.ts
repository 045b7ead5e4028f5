import { loadPart } from '@daybreak/ui/load';
import type { Backend } from '../Backend.ts';
import { deferredPart } from '../deferredPart.ts';
import { BackendError } from '../errors.ts';
import type { OwnApplication } from '../OwnApplication.ts';
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

/** For a part whose code failed to load. `what`: what the part does. */
const didNotLoad = (what: string) => (cause: unknown) => {
  throw new BackendError('unreachable', `The part of the portal that ${what} didn't load.`, { cause });
};

/** The product's backend: a Supabase project, hosted or embedded. */
export function supabaseBackend({ resetPage, arrival = null, ...options }: Options): Backend {
  const client = openClient(options);
  const staff = supabaseStaff(client);
  const ask = askOwnApplication(client);
  const ownApplication = supabaseOwnApplication(ask);
  return {
    auth: supabaseAuth(client, resetPage, arrival),
    account: deferredPart(async () => {
      const { supabaseAccount } = await loadPart(() => import('./account/supabaseAccount.ts')).catch(
        didNotLoad('manages accounts'),
      );
      return supabaseAccount(client);
    }),
    profiles: supabaseProfiles(client, staff),
    staff,
    chat: supabaseChat(client, options),
    seeding: supabaseSeeding(client),
    mail: supabaseMail(client),
    applications: supabaseApplications(client),
    people: deferredPart(async () => {
      const { supabasePeople } = await loadPart(() => import('./people/supabasePeople.ts')).catch(
        didNotLoad('manages people'),
      );
      return supabasePeople(client);
    }),
    audit: deferredPart(async () => {
      const { supabaseAudit } = await loadPart(() => import('./audit.ts')).catch(
        didNotLoad('reads the audit trail'),
      );
      return supabaseAudit(client);
    }),
    positions: deferredPart(async () => {
      const { supabasePositions } = await loadPart(() => import('./positions.ts')).catch(
        didNotLoad('manages positions'),
      );
      return supabasePositions(client);
    }),
    teamPictures: deferredPart(async () => {
      const { supabaseTeamPictures } = await loadPart(() => import('./teamPictures.ts')).catch(
        didNotLoad('keeps team photographs'),
      );
      return supabaseTeamPictures(client, options);
    }),
    approvals: deferredPart(async () => {
      const { supabaseApprovals } = await loadPart(() => import('./approvals.ts')).catch(
        didNotLoad('handles approvals'),
      );
      return supabaseApprovals(client, options);
    }),
    comments: deferredPart(async () => {
      const { supabaseComments } = await loadPart(() => import('./comments.ts')).catch(
        didNotLoad('keeps comments'),
      );
      return supabaseComments(client, options);
    }),
    brandUpdates: deferredPart(async () => {
      const { supabaseBrandUpdates } = await loadPart(() => import('./brandUpdates.ts')).catch(
        didNotLoad('compares versions of the brand'),
      );
      return supabaseBrandUpdates(client, options);
    }),
    ownApplication: deferredPart<OwnApplication>(async () => {
      const { supabaseOwnResume } = await loadPart(() => import('./ownResume.ts')).catch(
        didNotLoad('sends resumes'),
      );
      return { ...ownApplication, ...supabaseOwnResume(ask, options) };
    }, ownApplication),
    library: deferredPart(async () => {
      const { supabaseLibrary } = await loadPart(() => import('./library/supabaseLibrary.ts')).catch(
        didNotLoad('stores pieces'),
      );
      return supabaseLibrary(client, options);
    }),
    cards: deferredPart(async () => {
      const { supabaseCards } = await loadPart(() => import('./cards.ts')).catch(
        didNotLoad('stores business cards'),
      );
      return supabaseCards(client);
    }),
    home: deferredPart(async () => {
      const { supabaseHome } = await loadPart(() => import('./home.ts')).catch((cause: unknown) => {
        throw new BackendError('unreachable', "The part of the portal that keeps home pages didn't load.", {
          cause,
        });
      });
      return supabaseHome(client);
    }),
  };
}
