import type { FaceBox, TeamPictureState } from '@daybreak/designers';

/** The texts about a team photo. */
export interface TeamPictureTexts {
  readonly title: string;
  /** Words in texts that suit it. */
  readonly topics: readonly string[];
  /** The photographer, or the name to credit. */
  readonly credit: string;
  /** The license, or who gave permission and for what. */
  readonly rights: string;
  /** The last day it can be used, such as `2026-12-31`; null for no end. */
  readonly expiresOn: string | null;
  readonly faces: readonly FaceBox[];
}

export interface TeamPicture extends TeamPictureTexts {
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** The address of its small copy, which works for an hour; null if there's none. */
  readonly preview: string | null;
  readonly state: TeamPictureState;
  /** The name of the person who added it; null for someone who has left. */
  readonly uploader: string | null;
}

export interface NewTeamPicture extends TeamPictureTexts {
  /** A UUID that the client makes. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly picture: Blob;
  /** A small copy; absent if the picture itself is small. */
  readonly smallCopy?: Blob;
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

/** The photographs that the team shares. Rejects with `refused` for anything the server doesn't allow. */
export interface TeamPictures {
  /** Returns the approved photographs and the user's own, or all of them for administrators. Newest first. */
  list(): Promise<readonly TeamPicture[]>;
  /** Adds a photograph, which then waits for approval. Safe to repeat. */
  add(picture: NewTeamPicture): Promise<void>;
  load(id: string): Promise<Blob>;
  /** Returns whether photographs can be used, by id. Leaves out those that don't exist. */
  states(ids: readonly string[]): Promise<ReadonlyMap<string, TeamPictureState>>;
  /** Edits the texts. This and the methods below are for administrators. */
  edit(id: string, texts: TeamPictureTexts): Promise<void>;
  /** Lets all staff use a photograph, even one that was withdrawn. Safe to repeat. */
  approve(id: string): Promise<void>;
  withdraw(id: string): Promise<void>;
}
