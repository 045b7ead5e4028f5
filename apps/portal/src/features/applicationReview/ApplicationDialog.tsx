import { Button, ButtonLink, Dialog, Verbatim } from '@daybreak/ui';
import { Mail, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { Applicant } from './Applicant.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { fullNameOf } from './applicationsView.ts';
import { BounceAlert } from './BounceAlert.tsx';
import { LetterDialog } from './LetterDialog.tsx';
import { emailDialog, detail as messages } from './messages.ts';
import { Notes } from './Notes.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { StatusField } from './StatusField.tsx';

interface ApplicationDialogProps {
  application: JobApplication;
  /** Link to the print version of the application. */
  printHref: string;
  onChanged: (changed: JobApplication) => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** One application: every answer, the resume, and the reviewers' actions. */
export function ApplicationDialog({
  application,
  printHref,
  onChanged,
  onRemoved,
  onClose,
}: ApplicationDialogProps) {
  const [removing, setRemoving] = useState(false);
  const [writing, setWriting] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={<Verbatim className={styles.name}>{fullNameOf(application)}</Verbatim>}
      description={messages.reference(application.reference)}
      footer={
        <>
          <ButtonLink href={printHref} icon={<Printer size={18} />}>
            {messages.print}
          </ButtonLink>
          <Button tone="danger" icon={<Trash2 size={18} />} onClick={() => setRemoving(true)}>
            {messages.remove}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <Applicant application={application} onChanged={onChanged} />
        <div className={styles.review}>
          <BounceAlert application={application} />
          <StatusField application={application} onChanged={onChanged} />
          <div>
            <Button size="small" icon={<Mail size={16} />} onClick={() => setWriting(true)}>
              {emailDialog.open}
            </Button>
          </div>
          <Notes application={application} onChanged={onChanged} />
        </div>
      </div>
      {writing ? (
        <LetterDialog
          key={application.status}
          application={application}
          onSent={(note) => onChanged({ ...application, notes: [...application.notes, note] })}
          onClose={() => setWriting(false)}
        />
      ) : null}
      {removing ? (
        <RemoveDialog application={application} onRemoved={onRemoved} onClose={() => setRemoving(false)} />
      ) : null}
    </Dialog>
  );
}
