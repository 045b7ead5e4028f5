import { Button, ButtonLink, Select, toast } from '@daybreak/ui';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { type ApplicationStatus, applicationStatuses } from '../../backend/interfaces/Applications.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { FailureInPlace } from '../../shared/forms/FailureInPlace.tsx';
import { SelectionBar } from '../../shared/lists/SelectionBar.tsx';
import { failureMessage } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import * as styles from './JobApplicationsPage.css.ts';
import { bulk as messages, page, toasts } from './messages.ts';

interface ManyApplicationsProps {
  ids: readonly string[];
  printHref: string;
  onReviewed: (ids: readonly string[], status: ApplicationStatus) => void;
  onClear: () => void;
}

/** Actions for all selected applications, shown while any are selected. */
export function ManyApplications({ ids, printHref, onReviewed, onClear }: ManyApplicationsProps) {
  const { applications } = useBackend();
  const [status, setStatus] = useState<ApplicationStatus>('reviewing');
  const { busy, failure, run } = useRequest((error) => {
    console.error(toasts.statusFailed.description, error);
    toast({ ...toasts.statusFailed, tone: 'danger' });
    return failureMessage(error);
  });

  const review = () =>
    run(async () => {
      await applications.review(ids, status);
      toast({ ...toasts.statusSaved, tone: 'success' });
      onReviewed(ids, status);
    });

  return (
    <SelectionBar
      label={messages.label}
      text={messages.selected(ids.length)}
      clearLabel={messages.none}
      onClear={onClear}
      footer={
        failure ? (
          <div className={styles.manyFailure}>
            <FailureInPlace message={failure} />
          </div>
        ) : null
      }
    >
      <Select
        label={page.status}
        hideLabel
        className={styles.manyStatus}
        value={status}
        busy={busy}
        options={applicationStatuses.map((each) => ({ value: each, label: statusLabels[each] }))}
        onValueChange={(value) => setStatus(applicationStatuses.find((each) => each === value) ?? status)}
      />
      <Button tone="primary" busy={busy} busyLabel={messages.setting} onClick={review}>
        {messages.set}
      </Button>
      <ButtonLink href={printHref} icon={<Printer size={16} />}>
        {messages.print}
      </ButtonLink>
    </SelectionBar>
  );
}
