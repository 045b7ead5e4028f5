import { serverClient } from '../_shared/caller.ts';
import { deliverMail } from '../_shared/deliverMail.ts';
import { Fault } from '../_shared/Fault.ts';
import { holdsSecret } from '../_shared/holdsSecret.ts';
import { createJsonFunction, type JsonFunctionOptions } from '../_shared/jsonFunction.ts';
import { portalOf } from '../_shared/portalOf.ts';
import { serviceMail } from '../_shared/serviceMail.ts';

interface Due {
  email: string;
  first_name: string;
  pieces: { name: string; owner: string | null }[];
}

interface Recall {
  email: string;
  first_name: string;
  pieces: number;
}

/**
 * Emails colleagues about pieces that were shared with them: one email covering the last minutes, never with a piece's
 * contents. Also tells people whom an administrator chose that files they downloaded look different now. A schedule
 * calls it every minute with the project's secret key. Answers `{ sent, refused }`. A refused email isn't retried. Does
 * nothing without a mail service.
 */
export const createShareMails = (options: JsonFunctionOptions = {}) =>
  createJsonFunction(
    {
      name: 'mail-shares',
      failed: "Couldn't send the emails about pieces.",
      async work(_body, settings, request) {
        if (!(await holdsSecret(request, settings.secretKey)))
          throw new Fault(401, 'Only the schedule can call this.');
        const counts = { sent: 0, refused: 0 };
        if (!settings.mail) return { answer: counts, silent: true };
        const due = async <Row>(name: 'shares_due' | 'recalls_due') => {
          const { data, error } = await serverClient(settings).rpc(name);
          if (error) throw new Fault(502, "Couldn't send the emails about pieces.");
          return data as unknown as Row[];
        };
        const send = async (to: string, words: ReturnType<typeof serviceMail>, kind: 'share' | 'recall') => {
          try {
            await deliverMail(settings, { to, ...words }, { kind, sentBy: null, what: 'the email' });
            counts.sent += 1;
          } catch (failure) {
            // The mail log has the reason.
            if (!(failure instanceof Fault)) throw failure;
            counts.refused += 1;
          }
        };
        const portal = portalOf(settings);
        for (const { email, first_name, pieces } of await due<Due>('shares_due'))
          await send(email, shareMail(first_name, pieces, portal), 'share');
        for (const { email, first_name, pieces } of await due<Recall>('recalls_due'))
          await send(email, recallMail(first_name, pieces, portal), 'recall');
        return { answer: counts, counts, silent: counts.sent + counts.refused === 0 };
      },
    },
    options,
  );

/** Puts text on one line, so that user input can't start a paragraph. */
const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function shareMail(firstName: string, pieces: Due['pieces'], portal: string) {
  const said = pieces.map(
    ({ name, owner }) => `${owner ? line(owner) : 'A colleague'} shared “${line(name)}”`,
  );
  return serviceMail({
    subject: pieces.length === 1 ? `${said[0]} with you` : `${pieces.length} pieces were shared with you`,
    paragraphs: [`Hi ${line(firstName)},`, said.map((each) => `${each} with you.`).join('\n')],
    link: { after: 1, href: `${portal}/marketing-materials?view=pieces`, label: 'Open the library' },
  });
}

/** The email about outdated downloads. Names no piece: the recipient may have left the project it was for. */
function recallMail(firstName: string, pieces: number, portal: string) {
  const many = pieces > 1;
  return serviceMail({
    subject: many
      ? `${pieces} pieces you downloaded look different now`
      : 'A piece you downloaded looks different now',
    paragraphs: [
      `Hi ${line(firstName)},`,
      `The Daybreak brand has changed, and ${many ? `${pieces} pieces` : 'a piece'} you downloaded from the portal ${many ? 'look' : 'looks'} different now. Download ${many ? 'them' : 'it'} again before you use ${many ? 'them' : 'it'}.`,
    ],
    link: { after: 1, href: `${portal}/marketing-materials?view=pieces`, label: 'Open the library' },
  });
}
