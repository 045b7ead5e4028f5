import { type Project, postAsVisitor } from '../../../backend/supabase/requests.ts';

/** An open position, as anyone can read it. */
export interface OpenPosition {
  title: string;
  place: string;
  /** Two-letter ISO 3166 code. */
  country: string;
  /** Whether the work can be done from anywhere in that country. */
  remote: boolean;
  kind: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship';
  /** Plain text; line breaks are kept. */
  description: string;
  /** US dollars; all three or none. */
  pay_from: number | null;
  pay_to: number | null;
  pay_per: 'hour' | 'year' | null;
  /** Days, such as `2026-12-31`. `closes_on` is the last day to apply, if there is one. */
  closes_on: string | null;
  posted_on: string;
}

/** Returns the open position with an id, or null if there is none or it's closed. Rejects without an answer. */
export type ReadPosition = (id: string) => Promise<OpenPosition | null>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads it with a plain request, like everything on this page. */
export const httpPositions =
  (project: Project): ReadPosition =>
  async (id) => {
    if (!uuid.test(id)) return null;
    const [position] = await postAsVisitor<OpenPosition[]>(project, '/rest/v1/rpc/open_position', {
      opening: id,
    });
    return position ?? null;
  };
