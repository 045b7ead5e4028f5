/** A box around a face, in fractions of the picture from its top left. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A photograph that a team shares. */
export interface TeamPicture {
  readonly id: string;
  readonly title: string;
  /** Words in texts that it matches. */
  readonly topics: readonly string[];
  readonly credit: string;
  /** Its last day, such as `2026-12-31`; null if it has none. */
  readonly expiresOn: string | null;
  readonly faces: readonly FaceBox[];
  /** The address of a small copy for lists. */
  readonly thumbnail: string;
}

export type TeamPictureState = 'approved' | 'waiting' | 'expired' | 'withdrawn';

/** The host's access to the team's photographs. Each call rejects if the host can't answer. */
export interface TeamPictures {
  /** Lists the photographs that can be used now. */
  list: () => Promise<readonly TeamPicture[]>;
  load: (id: string) => Promise<Blob>;
  /** Returns the state of photographs that a piece names, by id. Leaves out those that don't exist. */
  states: (ids: readonly string[]) => Promise<ReadonlyMap<string, TeamPictureState>>;
}

/** The facts about a photograph that its copy keeps. */
export type TeamCopy = Pick<TeamPicture, 'id' | 'credit' | 'expiresOn'>;

const prefix = 'team-';

/** The id of the copy that a piece shows: drafts name it like any added picture, so it stays with the piece. */
export const teamCopyId = (id: string): string => prefix + id;

/** The team photo that an added picture is a copy of. */
export const teamPictureOf = (imageId: string): string | undefined =>
  imageId.startsWith(prefix) ? imageId.slice(prefix.length) : undefined;

/** Returns the point that stays in view when it's cropped: the middle of the box around all faces, if there are any. */
export function focusOn(faces: readonly FaceBox[]): { x: number; y: number } | undefined {
  if (faces.length === 0) return undefined;
  const middle = (starts: number[], ends: number[]) => (Math.min(...starts) + Math.max(...ends)) / 2;
  return {
    x: middle(
      faces.map(({ x }) => x),
      faces.map(({ x, width }) => x + width),
    ),
    y: middle(
      faces.map(({ y }) => y),
      faces.map(({ y, height }) => y + height),
    ),
  };
}
