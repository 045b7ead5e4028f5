import type { ReviewedPiece } from '../../interfaces/Library.ts';
import { type Project, postAsVisitor } from '../requests.ts';

interface ReviewRow {
  name: string;
  designer: string;
  designer_version: number;
  version: number;
  draft: ReviewedPiece['draft'];
  contact: ReviewedPiece['contact'];
  sender: string | null;
  pictures: Record<string, string>;
  saved_at: string;
  expires_at: string;
}

/** Opens a review link. Needs neither the client nor a session, because anyone who has the address may look. */
export async function openReview(project: Project, token: string): Promise<ReviewedPiece | null> {
  const post = <Returned>(path: string) => postAsVisitor<Returned>(project, path, { token });
  const [reviewRow] = await post<ReviewRow[]>('/rest/v1/rpc/open_review_link');
  if (!reviewRow) return null;
  const names = Object.entries(reviewRow.pictures);
  const { pictures } = names.length
    ? await post<{ pictures: Record<string, string> }>('/functions/v1/review-pictures')
    : { pictures: {} };
  return {
    name: reviewRow.name,
    designer: reviewRow.designer,
    designerVersion: reviewRow.designer_version,
    version: reviewRow.version,
    draft: reviewRow.draft,
    contact: reviewRow.contact,
    sender: reviewRow.sender,
    pictures: Object.fromEntries(
      names.flatMap(([id, sha256]) => (pictures[sha256] ? [[id, pictures[sha256]]] : [])),
    ),
    savedAt: reviewRow.saved_at,
    expiresAt: reviewRow.expires_at,
  };
}
