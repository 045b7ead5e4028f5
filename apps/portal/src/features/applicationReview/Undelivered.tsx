import { Alert } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import type { JobApplication } from '../../backend/Backend.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { letter as text } from './messages.ts';

interface UndeliveredProps {
  application: Pick<JobApplication, 'email' | 'notes'>;
}

/** Says that the last email to an applicant bounced. Checks again once another one is sent. */
export function Undelivered({ application: { email, notes } }: UndeliveredProps) {
  const { applications } = useBackend();
  const [reason, setReason] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an email that's sent becomes a note.
  useEffect(() => {
    let cared = true;
    applications.undelivered(email).then(
      (found) => cared && setReason(found),
      (error: unknown) => console.warn("Couldn't load the email log.", error),
    );
    return () => {
      cared = false;
    };
  }, [applications, email, notes.length]);
  return reason === null ? null : (
    <Alert tone="warning" title={text.undelivered(email)}>
      {text.undeliveredReason(reason.replace(/\.$/, ''))}
    </Alert>
  );
}
