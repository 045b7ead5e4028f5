import { answerOf } from './answerOf.ts';
import { bad, type Finding, good, unsure } from './findings.ts';

/**
 * Checks a served portal from outside: pages, policy, caching. `projectUrl` is absent if the backend shares the
 * portal's address.
 */
export async function checkPortal(
  portal: string,
  projectUrl?: string,
  today = new Date(),
): Promise<Finding[]> {
  const page = await ask(`${portal}/`);
  if (typeof page === 'string') return [bad('portal', `${portal} didn't respond (${page}).`)];
  const html = await page.text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (!page.ok || !script)
    return [bad('portal', `${portal} responded with ${page.status}, but it isn't the built portal.`)];
  return [
    good('portal', 'is served'),
    encryption(portal, page),
    policy(page, projectUrl),
    await deepPage(portal),
    await missingFile(portal),
    await caching(portal + script),
    await hiddenFiles(portal),
    await securityFile(portal, today),
  ];
}

function encryption(portal: string, page: Response): Finding {
  const subject = 'encryption';
  if (portal.startsWith('http://'))
    return unsure(subject, 'Serve the portal over https. Only this computer can use http.');
  return page.headers.has('strict-transport-security')
    ? good(subject, 'uses https, and tells browsers to keep using it')
    : unsure(subject, 'uses https, but without Strict-Transport-Security.');
}

function policy(page: Response, projectUrl: string | undefined): Finding {
  const subject = 'content security policy';
  const directives = page.headers.get('content-security-policy')?.split(';') ?? [];
  if (directives.length === 0)
    return bad(subject, "isn't sent. Copy the header file of your host (docs/deploy.md).");
  const scripts = directives.find((directive) => directive.trim().startsWith('script-src '))?.trim();
  if (scripts === "script-src 'self'")
    return bad(
      subject,
      "blocks the wizard and, for some writing systems, print files. Add 'wasm-unsafe-eval' to script-src, or copy your host's header file again.",
    );
  if (scripts !== "script-src 'self' 'wasm-unsafe-eval'")
    return bad(subject, `allows more scripts than the portal's own: "${scripts ?? 'any'}".`);
  if (!projectUrl) return good(subject, "allows only the portal's own scripts");
  const lacking = ['connect-src', 'img-src'].filter(
    (name) =>
      !directives.some(
        (directive) => directive.trim().startsWith(`${name} `) && directive.includes(projectUrl),
      ),
  );
  return lacking.length === 0
    ? good(subject, 'lets the portal reach its project')
    : bad(
        subject,
        `blocks the portal from reaching its project. Add ${projectUrl} to ${lacking.join(' and ')}.`,
      );
}

async function deepPage(portal: string): Promise<Finding> {
  const subject = 'deep links';
  const answer = await ask(`${portal}/staff-directory`);
  if (typeof answer === 'string') return unsure(subject, `No answer (${answer}).`);
  return answer.ok && (answer.headers.get('content-type') ?? '').includes('text/html')
    ? good(subject, 'open the portal')
    : bad(subject, `answer ${answer.status}. Let the host serve index.html for addresses that aren't files.`);
}

async function missingFile(portal: string): Promise<Finding> {
  const subject = 'missing files';
  const answer = await ask(`${portal}/assets/never-built.js`);
  if (typeof answer === 'string') return unsure(subject, `No answer (${answer}).`);
  return answer.status === 404
    ? good(subject, 'are reported as missing')
    : unsure(
        subject,
        `return ${answer.status}. After an update, an old tab would get a page instead of a script. Return 404 for missing files.`,
      );
}

async function caching(script: string): Promise<Finding> {
  const subject = 'caching';
  const answer = await ask(script);
  if (typeof answer === 'string') return unsure(subject, `No answer (${answer}).`);
  return (answer.headers.get('cache-control') ?? '').includes('immutable')
    ? good(subject, 'scripts are kept by browsers until they change')
    : unsure(
        subject,
        'Let the host mark files under /assets/ as "immutable", so that browsers keep them for a year.',
      );
}

async function hiddenFiles(portal: string): Promise<Finding> {
  const subject = 'hidden files';
  const answer = await ask(`${portal}/.vite/manifest.json`);
  if (typeof answer === 'string') return unsure(subject, `No answer (${answer}).`);
  return answer.ok && (answer.headers.get('content-type') ?? '').includes('json')
    ? bad(subject, 'are public, in .vite/manifest.json. Publish a new build.')
    : good(subject, "aren't served");
}

/** A build sets an expiry date within a year; without a new build by then, the file expires. */
async function securityFile(portal: string, today: Date): Promise<Finding> {
  const subject = 'security.txt';
  const answer = await ask(`${portal}/.well-known/security.txt`);
  if (typeof answer === 'string') return unsure(subject, `No answer (${answer}).`);
  const expires = /^Expires: (.+)$/m.exec(await answer.text())?.[1];
  const days = (Date.parse(expires ?? '') - today.getTime()) / 86_400_000;
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/plain') || Number.isNaN(days))
    return bad(subject, "isn't served. Let the host publish the folder .well-known.");
  if (days < 0) return bad(subject, `expired on ${expires}. Build and publish the portal again.`);
  return days < 30
    ? unsure(subject, `expires in ${Math.floor(days)} days. Build and publish the portal again.`)
    : good(subject, 'says where to report a vulnerability');
}

const ask = (address: string) => answerOf(address, { headers: { accept: 'text/html,*/*' } });
