import { localSecretKey } from '../auth/keys.ts';
import type { ResolvedRoute } from '../http/resolve.ts';
import { json } from '../http/responses.ts';
import type { Inbox, Mail } from './mail.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-inline-size: 46rem; }
  h1 { font-size: 1.5rem; margin-block: 0 .25rem; }
  h2 { font-size: 1.125rem; margin-block: 0; }
  ol { list-style: none; padding: 0; margin-block: 1.5rem 0; display: grid; gap: 1rem; }
  li { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 10px; padding: 1rem 1.25rem; }
  .about { margin-block: 0 .75rem; opacity: .8; overflow-wrap: anywhere; }
  .text { white-space: pre-line; overflow-wrap: anywhere; }
  .open { display: inline-block; padding: .5rem 1rem; border-radius: 8px; background: LinkText; color: Canvas; font-weight: 600; }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;

/**
 * `/_dev/mail` for people, `/_dev/mail.json` for tests, `/_dev/mail/<id>` for an email's HTML part. DELETE empties the
 * inbox; POST accepts an email, like a mail service, from a sender with the secret key.
 */
export async function mailPage(
  request: Request,
  { call, parameters }: ResolvedRoute<'mailbox'>,
  inbox: Inbox,
): Promise<Response> {
  switch (call) {
    case 'POST /_dev/mail':
      return takeMail(request, inbox);
    case 'DELETE /_dev/mail':
      await inbox.clear();
      return new Response(null, { status: 204 });
    case 'GET /_dev/mail/:id':
    case 'HEAD /_dev/mail/:id':
      return htmlPart(inbox.list().find(({ id }) => id === parameters.id));
    case 'GET /_dev/mail.json':
    case 'HEAD /_dev/mail.json':
      return json(inbox.list(), 200, { 'cache-control': 'no-store' });
    default:
      return new Response(html(inbox.list()), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        },
      });
  }
}

async function takeMail(request: Request, inbox: Inbox): Promise<Response> {
  if (request.headers.get('authorization') !== `Bearer ${localSecretKey}`)
    return json({ message: 'Not allowed' }, 401);
  const { to, subject, text, html: part } = await readMail(request);
  if (!to || !subject) return json({ message: "This isn't an email" }, 400);
  await inbox.keep({ to, subject, text, html: part });
  return json({ message: 'Taken' }, 200);
}

/** Reads a mail in Resend's format. */
async function readMail(request: Request) {
  const mail = await request.json().catch(() => null);
  const part = (name: string) => (typeof mail?.[name] === 'string' ? (mail[name] as string) : '');
  return {
    to: String(mail?.to?.[0] ?? ''),
    subject: part('subject'),
    text: part('text'),
    html: part('html'),
  };
}

/** Served as a document without permissions: no scripts, no forms, no way out of its frame. */
function htmlPart(mail: Mail | undefined): Response {
  if (mail?.html === undefined) return json({ message: 'Not found' }, 404);
  return new Response(mail.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'",
    },
  });
}

function html(mails: readonly Mail[]): string {
  const list = mails.length === 0 ? '<p>No emails yet.</p>' : `<ol>${mails.map(item).join('')}</ol>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox (${mails.length}) – Daybreak portal</title><style>${style}</style></head>
<body><main><h1>Mailbox</h1>
<p>Emails from the portal, newest first. Nothing leaves this computer. <a href="/_dev/mail">Refresh</a></p>
${list}</main></body></html>`;
}

function item({ id, to, subject, text, link, html: part, sentAt }: Mail): string {
  const sentTime = `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`;
  const open = link ? `<p><a class="open" href="${escapeHtml(link)}">Open the link</a></p>` : '';
  const preview = part
    ? `<p><a class="open" href="/_dev/mail/${escapeHtml(id)}">View the HTML version</a></p>`
    : '';
  return `<li><article><h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${sentTime}</time></p>
<p class="text">${escapeHtml(text)}</p>${open}${preview}</article></li>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
