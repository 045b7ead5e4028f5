import { createScheduledMails, type MailBatch } from '../_shared/scheduledMails.ts';
import { oneLine, serviceMail } from '../_shared/serviceMail.ts';

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

const shares: MailBatch<Due> = {
  kind: 'share',
  listFunction: 'shares_due',
  mail: ({ first_name, pieces }, portal) => shareMail(first_name, pieces, portal),
};

const recalls: MailBatch<Recall> = {
  kind: 'recall',
  listFunction: 'recalls_due',
  mail: ({ first_name, pieces }, portal) => recallMail(first_name, pieces, portal),
};

/**
 * Emails colleagues about pieces that were shared with them: one email covering the last minutes, never with a piece's
 * contents. Also tells people whom an administrator chose that files they downloaded look different now. A schedule
 * calls it every minute. Answers `{ sent, refused }`. A refused email isn't retried.
 */
export const createShareMails = createScheduledMails({
  name: 'mail-shares',
  failureText: "Couldn't send the emails about pieces.",
  batches: [shares, recalls],
});

function shareMail(firstName: string, pieces: Due['pieces'], portal: string) {
  const sentences = pieces.map(
    ({ name, owner }) => `${owner ? oneLine(owner) : 'A colleague'} shared “${oneLine(name)}”`,
  );
  return serviceMail({
    subject:
      pieces.length === 1 ? `${sentences[0]} with you` : `${pieces.length} pieces were shared with you`,
    paragraphs: [`Hi ${oneLine(firstName)},`, sentences.map((each) => `${each} with you.`).join('\n')],
    link: { after: 1, href: `${portal}/marketing-materials?view=pieces`, label: 'Open the library' },
  });
}

/** The email about outdated downloads. Names no piece: the recipient may have left the project it was for. */
function recallMail(firstName: string, pieces: number, portal: string) {
  const isPlural = pieces > 1;
  return serviceMail({
    subject: isPlural
      ? `${pieces} pieces you downloaded are out of date`
      : 'A piece you downloaded is out of date',
    paragraphs: [
      `Hi ${oneLine(firstName)},`,
      `The Daybreak brand has changed, and ${isPlural ? `${pieces} pieces` : 'a piece'} you downloaded from the portal ${isPlural ? 'look' : 'looks'} different now. Download ${isPlural ? 'them' : 'it'} again before you use ${isPlural ? 'them' : 'it'}.`,
    ],
    link: { after: 1, href: `${portal}/marketing-materials?view=pieces`, label: 'Open the library' },
  });
}
