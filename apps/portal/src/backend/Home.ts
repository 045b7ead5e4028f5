/** Names of cards on the home page, in their order. The server takes any; the portal passes over those that it does not know. */
export interface HomeArrangement {
  readonly beside: readonly string[];
  readonly below: readonly string[];
  readonly hidden: readonly string[];
}

export interface PinnedLink {
  readonly label: string;
  /** A page of the portal, such as `/profile`, or an address that begins with `https://` or `http://`. */
  readonly address: string;
}

/** Links that a person may pin, and characters of a link's name and address: limits of the database. */
export const pinLimits = { links: 20, label: 60, address: 2_000 } as const;

/** What an administrator tells everybody until its end. */
export interface Post {
  readonly id: string;
  readonly title: string;
  /** Plain text; lines stay lines. */
  readonly body: string;
  /** Moments, such as `2026-11-21T09:30:00+00:00`. */
  readonly postedAt: string;
  readonly endsAt: string;
  /** Who wrote it first; null for somebody who cannot be seen any more. */
  readonly author: string | null;
}

/** Characters of a post, and how many there are at once: limits of the database. */
export const postLimits = { title: 120, body: 1_000, posts: 20 } as const;

export const mostNewColleagues = 12;

export interface NewColleague {
  readonly id: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly photo: string | null;
  /** A day, such as `2026-11-02`. */
  readonly startDate: string;
}

/** What says whether somebody is new here, and what they have ticked off the list for their first week. */
export interface FirstWeek {
  /** A day, such as `2026-11-02`; null where the directory says none. */
  readonly startDate: string | null;
  /** The moment of their first visit. */
  readonly firstVisit: string | null;
  readonly done: readonly string[];
}

/** What stands on the signed-in person's home page beside the assistant. */
export interface Home {
  /** Null: in the usual order. */
  arrangement(): Promise<HomeArrangement | null>;
  /** Rejects with `refused` for whoever has no rights. */
  arrange(arrangement: HomeArrangement): Promise<void>;
  /** In their order; none for whoever has no rights. */
  links(): Promise<readonly PinnedLink[]>;
  /** All of them, in place of those that were there. Rejects as `arrange` does. */
  pin(links: readonly PinnedLink[]): Promise<void>;
  /** Those that have not ended, the latest first. */
  posts(): Promise<readonly Post[]>;
  /** An administrator writes a post, or one that there is anew; its id is a UUID that the client makes. Rejects with `refused`. */
  savePost(post: Pick<Post, 'id' | 'title' | 'body' | 'endsAt'>): Promise<void>;
  /** For good. Safe to repeat. */
  removePost(id: string): Promise<void>;
  /** Active people who began on one of these days, the latest first, at most `mostNewColleagues`. */
  newColleagues(from: string, until: string): Promise<readonly NewColleague[]>;
  firstWeek(): Promise<FirstWeek>;
  /** All that is ticked off, in place of what was. Rejects as `arrange` does. */
  tickFirstWeek(done: readonly string[]): Promise<void>;
  /** How many job applications nobody has looked at; 0 for whoever may not read them. */
  newApplications(): Promise<number>;
}
