import type { Account } from './Account.ts';
import type { Applications } from './Applications.ts';
import type { Approvals } from './Approvals.ts';
import type { Audit } from './Audit.ts';
import type { Auth } from './Auth.ts';
import type { BrandUpdates } from './BrandUpdates.ts';
import type { Cards } from './Cards.ts';
import type { Chat } from './Chat.ts';
import type { Comments } from './Comments.ts';
import type { Home } from './Home.ts';
import type { Library } from './Library.ts';
import type { Mail } from './Mail.ts';
import type { OwnApplication } from './OwnApplication.ts';
import type { People } from './People.ts';
import type { Positions } from './Positions.ts';
import type { Profiles } from './Profiles.ts';
import type { Seeding } from './Seeding.ts';
import type { Staff } from './Staff.ts';
import type { TeamPictures } from './TeamPictures.ts';

/**
 * The portal's backend, in the product's own terms. There are two implementations: `supabase/` (the product) and
 * `memory/` (stories and fast tests). `contracts/backend.contract.ts` holds both to the same behavior.
 *
 * Every method rejects with a `BackendError` (errors.ts) and with nothing else.
 */
export interface Backend {
  readonly auth: Auth;
  readonly account: Account;
  readonly profiles: Profiles;
  readonly staff: Staff;
  readonly people: People;
  readonly chat: Chat;
  readonly seeding: Seeding;
  readonly mail: Mail;
  readonly applications: Applications;
  readonly library: Library;
  readonly audit: Audit;
  readonly home: Home;
  readonly cards: Cards;
  readonly positions: Positions;
  readonly teamPictures: TeamPictures;
  readonly approvals: Approvals;
  readonly comments: Comments;
  readonly brandUpdates: BrandUpdates;
  readonly ownApplication: OwnApplication;
}
