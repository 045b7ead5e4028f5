import { browserExporter } from '@daybreak/print';
import { Stack, Toaster, toast } from '@daybreak/ui';
import { type ReactNode, useState } from 'react';
import { EmailActions } from '../src/designers/email/actions/EmailActions.tsx';
import { checkEmail } from '../src/designers/email/checks/checkEmail.ts';
import { email } from '../src/designers/email/email.ts';
import { emailHtml } from '../src/designers/email/html/emailHtml.ts';
import { EmailFrame } from '../src/designers/email/preview/EmailFrame.tsx';
import { EmailPreview } from '../src/designers/email/preview/EmailPreview.tsx';
import { localPictures } from '../src/designers/email/preview/localPictures.ts';
import { type Screen, screens } from '../src/designers/email/preview/screens.ts';
import { Findings } from '../src/editor/download/Findings.tsx';
import type { DraftOf } from '../src/editor/fields/fields.ts';
import type { UserDetails } from '../src/editor/userDetails/userDetails.ts';
import type { LookProps } from './About.tsx';
import { Compare } from './Compare.tsx';
import { comparedLooks, type SizeRow } from './sizes.ts';

type EmailDraft = DraftOf<typeof email.fields>;

/** An email has one width per kind of screen, and is as long as its text. */
export const emailSizes: readonly SizeRow[] = screens.map(({ label, width }) => ({
  choices: label,
  measure: `${width} px wide`,
  specification: 'HTML for a mailing service, or a draft for an email app',
  formats: 'HTML, .eml',
}));

const [desktop] = screens;

/** An email as it looks on a desktop, small. */
export const EmailLook = ({ draft, user, within }: LookProps) => (
  <EmailFrame
    html={emailHtml(draft as EmailDraft, user, localPictures)}
    width={desktop.width}
    scale={within.width / desktop.width}
  />
);

interface EmailPieceProps {
  draft: EmailDraft;
  user: UserDetails;
  link: ReactNode;
}

/** The email designer without its form. */
export function EmailPiece({ draft, user, link }: EmailPieceProps) {
  const [screen, setScreen] = useState<Screen>(desktop);
  const [dark, setDark] = useState(false);
  const html = emailHtml(draft, user, localPictures);
  const findings = checkEmail(draft, emailHtml(draft, user));
  return (
    <Stack gap="4" as="main">
      <EmailPreview
        draft={draft}
        html={html}
        screen={screen}
        onScreenChange={setScreen}
        dark={dark}
        onDarkChange={setDark}
      />
      <EmailActions
        getDraft={() => draft}
        user={user}
        exporter={browserExporter}
        notify={toast}
        sendTest={undefined}
        runPreflight={checkEmail}
        findings={findings}
      />
      {link}
      <Findings findings={findings} inOrder="The subject, links, pictures and size look good." />
      <Toaster />
    </Stack>
  );
}

/** The user's own text in every email template and theme, on every kind of screen. */
export function CompareEmails({ draft, user, link }: EmailPieceProps) {
  const looks = comparedLooks(email.fields, draft);
  return (
    <Compare
      sizes={screens.map((screen) => ({ size: screen.label, screen, looks }))}
      draw={(look, { screen }, within) => (
        <EmailFrame
          html={emailHtml(look.draft as EmailDraft, user, localPictures)}
          width={screen.width}
          scale={within.width / screen.width}
        />
      )}
    >
      {link}
    </Compare>
  );
}
