import { Alert } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { useOptional } from '../../shared/requests/useOptional.ts';
import { emailDialog as messages } from './messages.ts';

interface BounceAlertProps {
  application: Pick<JobApplication, 'email' | 'notes'>;
}

/** Says that the last email to an applicant bounced. Checks again after each email. */
export function BounceAlert({ application: { email, notes } }: BounceAlertProps) {
  const { applications } = useBackend();
  const [reason = null] = useOptional(
    // biome-ignore lint/correctness/useExhaustiveDependencies: an email that's sent becomes a note.
    useCallback(() => applications.bounceReason(email), [applications, email, notes.length]),
    "Couldn't load the email log.",
  );
  return reason === null ? null : (
    <Alert tone="warning" title={messages.undelivered(email)}>
      {messages.undeliveredReason(reason.replace(/\.$/, ''))}
    </Alert>
  );
}
