import { Button, Stack } from '@daybreak/ui';
import { Pencil } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { toFormValues } from '../../shared/applications/correction.ts';
import { fileNameOf } from '../../shared/applications/storedName.ts';
import { formatMoment } from '../../shared/dates/dates.ts';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { Answers } from './Answers.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { detail as messages } from './messages.ts';
import { ResumeButton } from './ResumeButton.tsx';

interface ApplicantProps {
  application: JobApplication;
  onChanged: (changed: JobApplication) => void;
}

/** The applicant's resume and answers, or the form that corrects them. */
export function Applicant({ application, onChanged }: ApplicantProps) {
  const { submittedAt, correction, resume, resumeName } = application;
  const form = useStoredForm(`daybreak-correction:${application.id}`, toFormValues(application));
  // Reopens a correction that was left unsaved.
  const [editing, setEditing] = useState(form.isDirty);
  const correctButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useLayoutEffect(() => {
    const wasClosed = wasEditing.current && !editing;
    wasEditing.current = editing;
    if (wasClosed && document.activeElement === document.body) correctButton.current?.focus();
  }, [editing]);

  return (
    <div className={styles.applicant}>
      {editing ? (
        <CorrectionForm
          application={application}
          form={form}
          onChanged={onChanged}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <Answers application={application} />
          <Button
            ref={correctButton}
            size="small"
            icon={<Pencil size={16} />}
            onClick={() => setEditing(true)}
          >
            {messages.correct}
          </Button>
        </>
      )}
      <Stack as="dl" gap="4">
        <div>
          <dt className={styles.label}>{messages.submitted}</dt>
          <dd className={styles.value}>{formatMoment(submittedAt)}</dd>
        </div>
        {correction ? (
          <div>
            <dt className={styles.label}>{messages.corrected}</dt>
            <dd className={styles.value}>
              {messages.correctedBy(formatMoment(correction.at), correction.by, correction.isByApplicant)}
            </dd>
          </div>
        ) : null}
        <div>
          <dt className={styles.label}>{messages.resume}</dt>
          <dd className={styles.value}>
            {resume ? (
              <ResumeButton resume={resume} name={fileNameOf(resume, resumeName)} />
            ) : (
              messages.notGiven
            )}
          </dd>
        </div>
      </Stack>
    </div>
  );
}
