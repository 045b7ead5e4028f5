import { Button, Dialog, Link } from '@daybreak/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { JobApplication } from '../../backend/Backend.ts';
import { experienceLabels } from '../jobApplication/messages.ts';
import * as styles from './ApplicationDialog.css.ts';
import { nameOf } from './applicationsView.ts';
import { dayInWords, momentInWords } from './dates.ts';
import { detail as text } from './messages.ts';
import { NotesForm } from './NotesForm.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { ResumeButton } from './ResumeButton.tsx';
import { StatusField } from './StatusField.tsx';

interface ApplicationDialogProps {
  application: JobApplication;
  onChanged: (changed: JobApplication) => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** One application: every answer, the resume, and what the reviewers do about it. */
export function ApplicationDialog({ application, onChanged, onRemoved, onClose }: ApplicationDialogProps) {
  const [removing, setRemoving] = useState(false);
  const { email, phone, experience, startDate, salary, authorization, resume, submittedAt } = application;
  const answers: [label: string, value: string][] = [
    [text.experience, experienceLabels[experience]],
    [text.start, dayInWords(startDate)],
    [text.salary, salary ?? text.notGiven],
    [text.authorization, authorization ? text[authorization] : text.notGiven],
    [text.submitted, momentInWords(submittedAt)],
  ];

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={
        <span dir="auto" className={styles.name}>
          {nameOf(application)}
        </span>
      }
      description={text.reference(application.reference)}
      footer={
        <Button
          tone="danger"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => setRemoving(true)}
        >
          {text.remove}
        </Button>
      }
    >
      <div className={styles.columns}>
        <dl className={styles.answers}>
          <div>
            <dt className={styles.label}>{text.email}</dt>
            <dd className={styles.value}>
              <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>{email}</Link>
            </dd>
          </div>
          <div>
            <dt className={styles.label}>{text.phone}</dt>
            <dd className={styles.value}>
              {phone ? <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link> : text.notGiven}
            </dd>
          </div>
          {answers.map(([label, value]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} dir="auto">
                {value}
              </dd>
            </div>
          ))}
          <div>
            <dt className={styles.label}>{text.resume}</dt>
            <dd className={styles.value}>{resume ? <ResumeButton resume={resume} /> : text.notGiven}</dd>
          </div>
        </dl>
        <div className={styles.review}>
          <StatusField application={application} onChanged={onChanged} />
          <NotesForm application={application} onChanged={onChanged} />
        </div>
      </div>
      {removing ? (
        <RemoveDialog application={application} onRemoved={onRemoved} onClose={() => setRemoving(false)} />
      ) : null}
    </Dialog>
  );
}
