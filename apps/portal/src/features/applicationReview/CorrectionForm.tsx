import { toast } from '@daybreak/ui';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { AnswersForm } from '../../shared/applications/AnswersForm.tsx';
import type { Answers } from '../../shared/applications/answers.ts';
import { reviewerTexts } from '../../shared/applications/correction.ts';
import type { StoredForm } from '../../shared/forms/useStoredForm.ts';
import { detail as messages, toasts } from './messages.ts';

interface CorrectionFormProps {
  application: JobApplication;
  form: StoredForm<Answers>;
  onChanged: (changed: JobApplication) => void;
  onClose: () => void;
}

/** Lets a reviewer correct the applicant's answers. */
export function CorrectionForm({ application, form, onChanged, onClose }: CorrectionFormProps) {
  const { applications } = useBackend();
  return (
    <AnswersForm
      labels={{ ...messages, save: messages.saveCorrection }}
      messages={reviewerTexts}
      form={form}
      send={async (details) => {
        const changed = await applications.correct(application.id, details);
        form.discard();
        onChanged(changed);
        onClose();
        toast({ ...toasts.corrected, tone: 'success' });
      }}
      explain={() => toasts.correctFailed}
      onClose={onClose}
    />
  );
}
