import { ExportError, fileName } from '@daybreak/print';
import { base64Url } from '@daybreak/print/pictures';
import type { PackedFile } from '@daybreak/print/zip';
import { overLimits } from '../../editor/campaigns/overLimits.ts';
import type { PieceMaker } from '../../editor/campaigns/pieceMaker.ts';
import { restoreDraft } from '../../editor/drafts/draft.ts';
import type { AnyDraft } from '../../editor/fields/fields.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { checkEmail } from './checks/checkEmail.ts';
import { type EmailDraft, emailFields } from './email.fields.ts';
import { email } from './email.ts';
import { htmlFile } from './emailFiles.ts';
import { emailHtml } from './html/emailHtml.ts';
import { localPictures } from './preview/localPictures.ts';
import { checkHtml, checkText } from './words/checkWords.ts';
import { emailText } from './words/emailText.ts';

const emailOf = (draft: AnyDraft): EmailDraft => restoreDraft(emailFields, draft);

function findingsOf(email: EmailDraft, user: UserDetails) {
  return [
    ...overLimits(emailFields, email).map(({ finding }) => finding),
    ...checkEmail(email, emailHtml(email, user)),
  ];
}

/** The email with embedded pictures, for viewing from a disk. */
async function selfContained(email: EmailDraft, user: UserDetails): Promise<string> {
  const urls = new Set<string>();
  const noteUrl = (url: string) => {
    urls.add(url);
    return url;
  };
  emailHtml(email, user, {
    logo: (layout) => noteUrl(localPictures.logo(layout)),
    picture: (file) => noteUrl(localPictures.picture(file)),
  });
  const data = new Map<string, string>();
  for (const url of urls) data.set(url, await base64Url(await (await fetch(url)).blob()));
  const embeddedUrl = (url: string) => data.get(url) ?? url;
  return emailHtml(email, user, {
    logo: (layout) => embeddedUrl(localPictures.logo(layout)),
    picture: (file) => embeddedUrl(localPictures.picture(file)),
  });
}

/** Makes campaign files of emails: a page and its plain text. */
export const emailMaker: PieceMaker = {
  fields: emailFields,
  measure: () => 'HTML and plain text',
  drafts: (_part, draft) => [draft],
  async inspect(_part, draft, { user }) {
    const email = emailOf(draft);
    return { findings: findingsOf(email, user), tooLong: [] };
  },
  async make({ draft, data: { user }, date, onProgress }) {
    const mail = emailOf(draft);
    const about = { piece: email.title };
    const findings = findingsOf(mail, user);
    const error = findings.find(({ level }) => level === 'error');
    if (error) return { files: [], leftOut: [{ about, reason: error.says }], pictures: [] };
    try {
      const page = htmlFile(mail, user, date);
      checkHtml(mail, user, await page.blob.text());
      const text = emailText(mail, user);
      checkText(mail, user, text);
      const warnings = findings.map(({ says }) => says);
      const files: PackedFile[] = [
        { ...page, about: { ...about, format: 'HTML' }, warnings },
        {
          name: fileName({ designer: email.id, size: mail.template, date, extension: 'txt' }),
          blob: new Blob([text], { type: 'text/plain' }),
          about: { ...about, format: 'Plain text' },
          warnings: [],
        },
      ];
      onProgress(1);
      return { files, leftOut: [], pictures: [], mail: await selfContained(mail, user) };
    } catch (failure) {
      if (!(failure instanceof ExportError)) throw failure;
      return { files: [], leftOut: [{ about, reason: failure.message }], pictures: [] };
    }
  },
};
