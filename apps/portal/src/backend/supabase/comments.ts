import type { Comments } from '../interfaces/Comments.ts';
import type { Client } from './client.ts';
import { outsideComments } from './library/outsideComments.ts';
import { pinArguments, toPin } from './library/pins.ts';
import { type Project, signedInRequests } from './requests.ts';

/** Comments in a Supabase project. */
export function supabaseComments(client: Client, project: Project): Comments {
  const { call } = signedInRequests(client, project);
  return {
    ...outsideComments(project),
    async list(piece) {
      const found = await call('comments_on', { piece });
      return found.map((comment) => ({
        id: comment.id,
        version: comment.version,
        pin: toPin(comment),
        text: comment.words,
        authorId: comment.author_id,
        author: comment.author,
        isOutside: comment.is_outside,
        at: comment.created_at,
        resolution:
          comment.resolved_at === null ? null : { at: comment.resolved_at, by: comment.resolved_by },
        mayResolve: comment.may_resolve,
      }));
    },
    add: (piece, version, { id, pin, text }) =>
      call('add_comment', { comment: id, piece, version, words: text, ...pinArguments(pin) }),
    async notices() {
      const found = await call('comment_notices', {});
      return found.map(({ piece, name, designer, comments, author, is_outside, words, said_at }) => ({
        piece: { id: piece, name, designer },
        count: comments,
        latest: { author, isOutside: is_outside, text: words, at: said_at },
      }));
    },
    markSeen: (piece) => call('see_comments', { piece }),
    resolve: (comment, isResolved) => call('resolve_comment', { comment, resolved: isResolved }),
  };
}
