import type { FaceBox, TeamPictureState } from '@daybreak/designers';

/** The words about a team photograph. */
export interface TeamPictureWords {
  readonly title: string;
  /** Words in texts that it goes with. */
  readonly topics: readonly string[];
  /** Who took it, or whom to name. */
  readonly credit: string;
  /** The license, or who gave it and for what. */
  readonly rights: string;
  /** The last day it can be used, such as `2026-12-31`; null: no end. */
  readonly expiresOn: string | null;
  readonly faces: readonly FaceBox[];
}

export interface TeamPicture extends TeamPictureWords {
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The address of its small copy, which works for an hour; null if there's none. */
  readonly preview: string | null;
  readonly state: TeamPictureState;
  /** The account that added it, and its person's name; null for someone who has left. */
  readonly uploadedBy: string;
  readonly uploader: string | null;
  readonly createdAt: string;
}

export interface NewTeamPicture extends TeamPictureWords {
  /** A UUID that the client makes. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly picture: Blob;
  /** A small copy; absent if the picture itself is small. */
  readonly small?: Blob;
}

/** Lengths in characters, and counts: database limits. */
export const teamPictureLimits = {
  title: 120,
  credit: 120,
  rights: 500,
  topic: 40,
  topics: 20,
  faces: 40,
} as const;

/** The photographs that the team shares. Rejects with `refused` for what the server doesn't allow. */
export interface TeamPictures {
  /** Newest first: the approved ones, one's own, and all of them for administrators. */
  list(): Promise<readonly TeamPicture[]>;
  /** Adds a photograph, which then waits for approval. Safe to repeat. */
  add(picture: NewTeamPicture): Promise<void>;
  load(id: string): Promise<Blob>;
  /** Whether photographs can be used, by id. Leaves out those that don't exist. */
  states(ids: readonly string[]): Promise<ReadonlyMap<string, TeamPictureState>>;
  /** The rest is for administrators. */
  edit(id: string, words: TeamPictureWords): Promise<void>;
  /** Lets all staff use it, also one that was withdrawn. Safe to repeat. */
  approve(id: string): Promise<void>;
  withdraw(id: string): Promise<void>;
}
