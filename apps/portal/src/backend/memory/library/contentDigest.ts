import type { PieceDraft, PieceFiles } from '@daybreak/designers/library';
import { sha256Of } from '../../sha256.ts';
import { picturesInDraft } from './libraryStore.ts';

const sorted = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** Returns the SHA-256 of the content that a piece or version shows. */
export function contentDigest({
  draft,
  pictures,
}: {
  draft: PieceDraft;
  pictures: PieceFiles;
}): Promise<string> {
  const json = JSON.stringify([sorted(draft), sorted(picturesInDraft(draft, pictures))]);
  return sha256Of(new TextEncoder().encode(json));
}
