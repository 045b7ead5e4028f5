import { Select, Stack, toast } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { applicationStatuses, type JobApplication } from '../../backend/interfaces/Applications.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { fixedFailure } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { page, toasts } from './messages.ts';

interface StatusFieldProps {
  application: JobApplication;
  onChanged: (changed: JobApplication) => void;
}

/** The review's status. Saves a choice right away; if the server rejects it, the old status comes back. */
export function StatusField({ application, onChanged }: StatusFieldProps) {
  const { applications } = useBackend();
  const [shownStatus, setChosen] = useState(application.status);
  const { busy, failure, run } = useRequest((error) => {
    setChosen(application.status);
    return fixedFailure(toasts.statusFailed)(error);
  });

  const choose = (value: string) => {
    const status = applicationStatuses.find((each) => each === value);
    if (!status || busy) return;
    setChosen(status);
    run(async () => {
      await applications.review([application.id], status);
      onChanged({ ...application, status });
      toast({ ...toasts.statusSaved, tone: 'success' });
    });
  };

  return (
    <Stack gap="3">
      <Select
        label={page.status}
        value={shownStatus}
        busy={busy}
        options={applicationStatuses.map((status) => ({ value: status, label: statusLabels[status] }))}
        onValueChange={choose}
      />
      <FailureInPlace message={failure} />
    </Stack>
  );
}
