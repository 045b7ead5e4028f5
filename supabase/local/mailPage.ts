import type { Inbox, Mail } from './mail.ts';
import { json } from './responses.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-inline-size: 46rem; }
  h1 { font-size: 1.5rem; margin-block: 0 .25rem; }
  h2 { font-size: 1.125rem; margin-block: 0; }
  ol { list-style: none; padding: 0; margin-block: 1.5rem 0; display: grid; gap: 1rem; }
  li { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 10px; padding: 1rem 1.25rem; }
  .about { margin-block: 0 .75rem; opacity: .8; overflow-wrap: anywhere; }
  .open { display: inline-block; padding: .5rem 1rem; border-radius: 8px; background: #104a6d; color: #fff; font-weight: 600; }
  :focus-visible { outline: 3px solid #3abbff; outline-offset: 2px; }
`;

/** `/_dev/mail` for people, `/_dev/mail.json` for tests, DELETE on either empties the inbox. */
export async function mailPage(request: Request, inbox: Inbox): Promise<Response> {
  if (request.method === 'DELETE') {
    await inbox.clear();
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return json({ message: 'Method not allowed' }, 405, { allow: 'GET, HEAD, DELETE' });
  }
  const isJson = new URL(request.url).pathname.endsWith('.json');
  return isJson
    ? json(inbox.list(), 200, { 'cache-control': 'no-store' })
    : new Response(html(inbox.list()), {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        },
      });
}

function html(mails: readonly Mail[]): string {
  const list = mails.length === 0 ? '<p>No mail yet.</p>' : `<ol>${mails.map(item).join('')}</ol>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox (${mails.length}) – Daybreak portal</title><style>${style}</style></head>
<body><main><h1>Mailbox</h1>
<p>What the portal would send by e-mail ends here, newest first. Nothing leaves this computer. <a href="/_dev/mail">Refresh</a></p>
${list}</main></body></html>`;
}

function item({ to, subject, text, link, sentAt }: Mail): string {
  const when = `${sentAt.slice(0, 10)} ${sentAt.slice(11, 19)} UTC`;
  const open = link ? `<p><a class="open" href="${escapeHtml(link)}">Open the link</a></p>` : '';
  return `<li><article><h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(to)} · <time datetime="${escapeHtml(sentAt)}">${when}</time></p>
<p>${escapeHtml(text)}</p>${open}</article></li>`;
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
