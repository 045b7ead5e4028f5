/** Names of home page cards, in order. The server accepts any name; the portal skips the ones it doesn't know. */
export interface HomeArrangement {
  readonly beside: readonly string[];
  readonly below: readonly string[];
  readonly hidden: readonly string[];
}

export interface PinnedLink {
  readonly label: string;
  /** A page of the portal, such as `/profile`, or an address that starts with `https://` or `http://`. */
  readonly address: string;
}

/** Links a user may pin, and the length of a link's name and address in characters: database limits. */
export const pinLimits = { links: 20, label: 60, address: 2_000 } as const;

/** An announcement an administrator shows to everyone until it ends. */
export interface Post {
  readonly id: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly body: string;
  /** Timestamps, such as `2026-11-21T09:30:00+00:00`. */
  readonly postedAt: string;
  readonly endsAt: string;
  /** The original author. Null for someone who is no longer visible. */
  readonly author: string | null;
}

/** Characters in a post, and the number of posts at a time: database limits. */
export const postLimits = { title: 120, body: 1_000, posts: 20 } as const;

export const maxNewColleagues = 12;

export interface NewColleague {
  readonly id: string;
  readonly name: string;
  readonly jobTitle: string | null;
  readonly photo: string | null;
  /** A day, such as `2026-11-02`. */
  readonly startDate: string;
}

/** A person's first week: when they started, and what they checked off their list. */
export interface FirstWeek {
  /** A day, such as `2026-11-02`; null if the directory has none. */
  readonly startDate: string | null;
  /** When they first visited. */
  readonly firstVisit: string | null;
  readonly doneSteps: readonly string[];
}

/** Everything on the signed-in user's home page besides the assistant. */
export interface Home {
  /** Returns the user's order; null for the default one. */
  arrangement(): Promise<HomeArrangement | null>;
  /** Saves the user's order. Rejects with `refused` for anyone without rights. */
  arrange(arrangement: HomeArrangement): Promise<void>;
  /** Returns the user's links in order. Empty for anyone without rights. */
  links(): Promise<readonly PinnedLink[]>;
  /** Replaces all the user's links. Rejects as `arrange` does. */
  pin(links: readonly PinnedLink[]): Promise<void>;
  /** Returns the posts that haven't ended, latest first. */
  posts(): Promise<readonly Post[]>;
  /** Creates or rewrites an administrator's post; its id is a UUID that the client makes. Rejects with `refused`. */
  savePost(post: Pick<Post, 'id' | 'title' | 'body' | 'endsAt'>): Promise<void>;
  /** Deletes a post permanently. Safe to repeat. */
  removePost(id: string): Promise<void>;
  /** Returns active people who started in this period, latest first, at most `maxNewColleagues`. */
  newColleagues(from: string, to: string): Promise<readonly NewColleague[]>;
  firstWeek(): Promise<FirstWeek>;
  /** Replaces everything that's checked off. Rejects as `arrange` does. */
  saveFirstWeek(doneSteps: readonly string[]): Promise<void>;
  /** Counts the job applications that no one has looked at yet; 0 for anyone who may not read them. */
  newApplications(): Promise<number>;
}
