import type { Comments, LinkComment } from '../../interfaces/Comments.ts';
import { type Project, postAsVisitor } from '../requests.ts';
import { type PinRow, pinArguments, toPin } from './pins.ts';

interface CommentRow extends PinRow {
  id: string;
  version: number;
  words: string;
  author: string;
  created_at: string;
  is_resolved: boolean;
}

/**
 * Comments by a review link. They need neither the client nor a session, because anyone who has the address may
 * comment.
 */
export function outsideComments(project: Project): Pick<Comments, 'byLink' | 'addByLink'> {
  const post = <Returned>(name: string, body: object) =>
    postAsVisitor<Returned>(project, `/rest/v1/rpc/${name}`, body);
  return {
    async byLink(token) {
      const commentRows = await post<CommentRow[]>('comments_by_link', { token });
      return commentRows.map(
        ({ id, version, words, author, created_at, is_resolved, ...pin }): LinkComment => ({
          ...{ id, version, author, pin: toPin(pin), text: words },
          at: created_at,
          isResolved: is_resolved,
        }),
      );
    },
    addByLink: (token, author, { id, pin, text }) =>
      post('comment_by_link', { token, comment: id, author, words: text, ...pinArguments(pin) }),
  };
}
