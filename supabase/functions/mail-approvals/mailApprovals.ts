import { serverClient } from '../_shared/caller.ts';
import { deliverMail } from '../_shared/deliverMail.ts';
import { Fault } from '../_shared/Fault.ts';
import { holdsSecret } from '../_shared/holdsSecret.ts';
import { createJsonFunction, type JsonFunctionOptions } from '../_shared/jsonFunction.ts';
import { portalOf } from '../_shared/portalOf.ts';
import { serviceMail } from '../_shared/serviceMail.ts';

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

/**
 * Emails approvers about requests, and the person who asked and the owner about answers, one email per event, never
 * with a piece's contents or a note. Also emails people about new comments, one email for all comments on a piece. A
 * schedule calls it every minute with the project's secret key. Answers `{ sent, refused }`. A refused email isn't
 * retried: the home page shows the news too. Does nothing without a mail service.
 */
export const createApprovalMails = (options: JsonFunctionOptions = {}) =>
  createJsonFunction(
    {
      name: 'mail-approvals',
      failed: "Couldn't send the emails about approvals and comments.",
      async work(_body, settings, request) {
        if (!(await holdsSecret(request, settings.secretKey)))
          throw new Fault(401, 'Only the schedule can call this.');
        const counts = { sent: 0, refused: 0 };
        if (!settings.mail) return { answer: counts, silent: true };
        const { data, error } = await serverClient(settings).rpc('approval_mails_due');
        if (error) throw new Fault(502, "Couldn't send the emails about approvals and comments.");
        const said = await serverClient(settings).rpc('comment_mails_due');
        if (said.error) throw new Fault(502, "Couldn't send the emails about approvals and comments.");
        const portal = portalOf(settings);
        const mails = [
          ...(data as Due[]).map((due) => ({
            kind: 'approval' as const,
            to: due.email,
            ...approvalMail(due, portal),
          })),
          ...(said.data as CommentsDue[]).map((due) => ({
            kind: 'comment' as const,
            to: due.email,
            ...commentMail(due, portal),
          })),
        ];
        for (const { kind, ...mail } of mails) {
          try {
            await deliverMail(settings, mail, { kind, sentBy: null, what: 'the email' });
            counts.sent += 1;
          } catch (failure) {
            // The mail log has the reason.
            if (!(failure instanceof Fault)) throw failure;
            counts.refused += 1;
          }
        }
        return { answer: counts, counts, silent: counts.sent + counts.refused === 0 };
      },
    },
    options,
  );

/** Puts text on one line, so that user input can't start a paragraph. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const subjects: Record<Due['action'], (name: string) => string> = {
  asked: (name) => `“${name}” is waiting for your approval`,
  changes_asked: (name) => `Changes asked for “${name}”`,
  approved: (name) => `“${name}” is approved`,
};
const sentences: Record<Due['action'], (who: string, what: string) => string> = {
  asked: (who, what) => `${who} asked for approval of ${what}.`,
  changes_asked: (who, what) => `${who} asked for changes to ${what}.`,
  approved: (who, what) => `${who} approved ${what}.`,
};

function approvalMail({ action, first_name, piece, name, designer, version, actor }: Due, portal: string) {
  const title = line(name);
  const opened = new URLSearchParams({ type: designer, piece });
  return serviceMail({
    subject: subjects[action](title),
    paragraphs: [
      `Hi ${line(first_name)},`,
      sentences[action](actor ? line(actor) : 'A colleague', `version ${version} of “${title}”`),
    ],
    // An approver may not have access to the piece itself: their home page shows the version in review.
    link:
      action === 'asked'
        ? { after: 1, href: `${portal}/`, label: 'Review it on your dashboard' }
        : { after: 1, href: `${portal}/marketing-materials?${opened}`, label: 'Open the piece' },
  });
}

function commentMail({ first_name, piece, name, designer, comments, actor }: CommentsDue, portal: string) {
  const title = line(name);
  const opened = new URLSearchParams({ type: designer, piece });
  const who = actor ? line(actor) : 'A colleague';
  return serviceMail({
    subject: comments === 1 ? `New comment on “${title}”` : `${comments} new comments on “${title}”`,
    paragraphs: [
      `Hi ${line(first_name)},`,
      comments === 1
        ? `${who} commented on “${title}”.`
        : `There are ${comments} new comments on “${title}”. The latest is from ${who}.`,
    ],
    link: { after: 1, href: `${portal}/marketing-materials?${opened}`, label: 'Open the piece' },
  });
}
