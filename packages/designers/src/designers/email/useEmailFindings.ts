import type { PreflightFinding } from '@daybreak/print/preflight';
import { useCallback, useMemo } from 'react';
import { type DraftRules, placeholdersLeft } from '../../editor/drafts/rules.ts';
import { useDebounced } from '../../editor/rendering/useDebounced.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import { checkEmail } from './checks/checkEmail.ts';
import type { EmailDraft } from './email.fields.ts';
import { email } from './email.ts';
import { emailHtml } from './html/emailHtml.ts';

/** The email as it's sent and its findings, updated after a pause in typing; and the check of the current one. */
export function useEmailFindings(draft: EmailDraft, user: UserDetails, rules: DraftRules | undefined) {
  const debouncedDraft = useDebounced(draft);
  const sentHtml = useMemo(() => emailHtml(debouncedDraft, user), [debouncedDraft, user]);
  const runPreflight = useCallback(
    (mail: EmailDraft, html: string): PreflightFinding[] => [
      ...placeholdersLeft(email.fields, rules, mail).map((says) => ({ level: 'error' as const, says })),
      ...checkEmail(mail, html),
    ],
    [rules],
  );
  const findings = useMemo(
    () => runPreflight(debouncedDraft, sentHtml),
    [runPreflight, debouncedDraft, sentHtml],
  );
  return { debouncedDraft, sentHtml, runPreflight, findings };
}
