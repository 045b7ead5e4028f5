import type { PieceDraft, PieceFiles } from '@daybreak/designers/library';
import { picturesIn } from './shelf.ts';

const sorted = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** The SHA-256 of what a piece or version shows. */
export async function contentDigest({ draft, pictures }: { draft: PieceDraft; pictures: PieceFiles }) {
  const said = JSON.stringify([sorted(draft), sorted(picturesIn(draft, pictures))]);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(said));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
