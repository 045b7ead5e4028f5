import { isPrinted } from '@daybreak/print';
import type { Idea } from '../../src/campaigns/wizard/ideas/ideas.ts';
import { loadDefinition } from '../../src/designers/definition.ts';
import { checkEmail } from '../../src/designers/email/checks/checkEmail.ts';
import { email } from '../../src/designers/email/email.ts';
import { emailHtml } from '../../src/designers/email/html/emailHtml.ts';
import { inspectPiece } from '../../src/editor/download/inspectPiece.ts';
import { restoreDraft } from '../../src/editor/drafts/draft.ts';
import { withOffscreenPiece } from '../../src/editor/preview/offscreen.tsx';
import { defaultUserDetails } from '../../src/editor/userDetails/userDetails.ts';

/** A user with complete details, as anyone who downloads a piece would have. */
const somebody = {
  ...defaultUserDetails,
  name: 'Ana Reyes',
  title: 'Facility manager',
  email: 'ana.reyes@daybreak.example',
  phone: '(512) 555-0142',
};

/** L: the preflight findings for an idea, one sentence each. Needs a browser. */
export async function layoutFindings({ designer: id, draft: given, user }: Idea): Promise<string[]> {
  const person = { ...somebody, ...user };
  if (id === 'email') {
    const draft = restoreDraft(email.fields, given);
    return checkEmail(draft, emailHtml(draft, person)).map(({ says }) => says);
  }
  const designer = await loadDefinition(id);
  const draft = restoreDraft(designer.fields, given);
  const data = { user: person, images: [] };
  const refused = Object.entries(designer.unavailable?.(draft, data) ?? {}).flatMap(
    ([name, reasons]) => reasons?.[draft[name] ?? ''] ?? [],
  );
  const found = await withOffscreenPiece(designer, draft, data, async (sources, tooLong) => {
    const findings = await inspectPiece({ designer, draft, data, sources, tooLong });
    const format = sources[0] && isPrinted(sources[0].side.size) ? 'pdf' : 'png';
    return findings({ format }).map(({ says }) => says);
  });
  return [...refused, ...found];
}
