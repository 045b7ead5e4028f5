import type { PreflightFinding } from '@daybreak/print/preflight';
import { preheaderOf } from '../content.ts';
import type { EmailDraft } from '../email.fields.ts';
import { addressProblem } from '../words/addressProblem.ts';
import { parseEmail } from './parseEmail.ts';
import { bytesOf, gmailLimit, kilobytes } from './size.ts';

/** Finds problems that keep an email from being sent: in its subject, links, pictures or size. */
export function checkEmail(draft: EmailDraft, html: string): PreflightFinding[] {
  const email = parseEmail(html);
  const bytes = bytesOf(html);
  return [
    ...(draft.subject.trim()
      ? []
      : [error("This email doesn't have a subject. Add one with up to 50 characters.")]),
    ...(preheaderOf(draft)
      ? []
      : [
          warning(
            "This email doesn't have a preheader or any content, so inboxes will show nothing next to the subject.",
          ),
        ]),
    ...buttonProblem(draft),
    ...[...email.links].flatMap(({ protocol, textContent, hostname }) =>
      linkProblem(protocol, hostname, textContent ?? ''),
    ),
    ...[...email.images].flatMap(({ src, alt }) =>
      alt.trim() ? [] : [error(`The picture ${src.split('/').pop()} doesn't have alt text.`)],
    ),
    ...(bytes > gmailLimit
      ? [
          warning(
            `Gmail will clip this email because its HTML is ${kilobytes(bytes)}. Shorten the content to get it under ${kilobytes(gmailLimit)}.`,
          ),
        ]
      : []),
  ];
}

/** The problem with a button that the email leaves out because of an unusable address. */
function buttonProblem({ cta, ctaUrl }: EmailDraft): PreflightFinding[] {
  if (!cta.trim()) return [];
  const problem = addressProblem(ctaUrl);
  if (problem) return [error(`The “${cta.trim()}” button won't appear. ${problem}`)];
  return ctaUrl.trim()
    ? []
    : [
        warning(
          `The “${cta.trim()}” button won't appear because it doesn't have a link. Add a link or remove the button text.`,
        ),
      ];
}

/** The problem with a link that leads nowhere: one that's relative or runs a script. */
function linkProblem(protocol: string, hostname: string, words: string): PreflightFinding[] {
  const name = words.trim() ? `The link “${words.trim()}”` : "The logo's link";
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol))
    return [error(`${name} doesn't go anywhere. Add a web address.`)];
  if (protocol === 'http:')
    return [warning(`${name} isn't secure (http), and some email apps will show a warning. Use https.`)];
  if (protocol === 'https:' && !hostname.includes('.'))
    return [error(`${name} isn't a complete web address. Check it for typos.`)];
  return [];
}

const error = (says: string): PreflightFinding => ({ level: 'error', says });
const warning = (says: string): PreflightFinding => ({ level: 'warning', says });
