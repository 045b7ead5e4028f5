import { createScheduledMails, type MailBatch } from '../_shared/scheduledMails.ts';
import { oneLine, serviceMail } from '../_shared/serviceMail.ts';

interface Due {
  action: 'asked' | 'changes_asked' | 'approved';
  email: string;
  first_name: string;
  piece: string;
  name: string;
  designer: string;
  version: number;
  actor: string | null;
}

interface CommentsDue extends Pick<Due, 'email' | 'first_name' | 'piece' | 'name' | 'designer' | 'actor'> {
  comments: number;
}

const approvals: MailBatch<Due> = {
  kind: 'approval',
  listFunction: 'approval_mails_due',
  mail: approvalMail,
};
const comments: MailBatch<CommentsDue> = {
  kind: 'comment',
  listFunction: 'comment_mails_due',
  mail: commentMail,
};

/**
 * Emails approvers about requests, and the person who asked and the owner about answers, one email per event, never
 * with a piece's contents or a note. Also emails people about new comments, one email for all comments on a piece. A
 * schedule calls it every minute. Answers `{ sent, refused }`. A refused email isn't retried: the home page shows the
 * news too.
 */
export const createApprovalMails = createScheduledMails({
  name: 'mail-approvals',
  failureText: "Couldn't send the emails about approvals and comments.",
  batches: [approvals, comments],
});

const subjects: Record<Due['action'], (name: string) => string> = {
  asked: (name) => `“${name}” is waiting for your approval`,
  changes_asked: (name) => `Changes requested for “${name}”`,
  approved: (name) => `“${name}” is approved`,
};
const sentences: Record<Due['action'], (person: string, pieceName: string) => string> = {
  asked: (person, pieceName) => `${person} requested your approval of ${pieceName}.`,
  changes_asked: (person, pieceName) => `${person} requested changes to ${pieceName}.`,
  approved: (person, pieceName) => `${person} approved ${pieceName}.`,
};

function approvalMail({ action, first_name, piece, name, designer, version, actor }: Due, portal: string) {
  const title = oneLine(name);
  const query = new URLSearchParams({ type: designer, piece });
  return serviceMail({
    subject: subjects[action](title),
    paragraphs: [
      `Hi ${oneLine(first_name)},`,
      sentences[action](actor ? oneLine(actor) : 'A colleague', `version ${version} of “${title}”`),
    ],
    // An approver may not have access to the piece itself: their home page shows the version in review.
    link:
      action === 'asked'
        ? { after: 1, href: `${portal}/`, label: 'Review it on your dashboard' }
        : { after: 1, href: `${portal}/marketing-materials?${query}`, label: 'Open the piece' },
  });
}

function commentMail({ first_name, piece, name, designer, comments, actor }: CommentsDue, portal: string) {
  const title = oneLine(name);
  const query = new URLSearchParams({ type: designer, piece });
  const person = actor ? oneLine(actor) : 'A colleague';
  return serviceMail({
    subject: comments === 1 ? `New comment on “${title}”` : `${comments} new comments on “${title}”`,
    paragraphs: [
      `Hi ${oneLine(first_name)},`,
      comments === 1
        ? `${person} commented on “${title}”.`
        : `There are ${comments} new comments on “${title}”. The latest is from ${person}.`,
    ],
    link: { after: 1, href: `${portal}/marketing-materials?${query}`, label: 'Open the piece' },
  });
}
