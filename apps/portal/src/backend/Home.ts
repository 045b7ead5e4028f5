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
}
