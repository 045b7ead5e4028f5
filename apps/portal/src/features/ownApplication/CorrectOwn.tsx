import { useBackend } from '../../backend/BackendProvider.tsx';
import type { ApplicationLink } from '../../backend/interfaces/OwnApplication.ts';
import { AnswersForm } from '../../shared/applications/AnswersForm.tsx';
import type { Answers } from '../../shared/applications/answers.ts';
import type { StoredForm } from '../../shared/forms/useStoredForm.ts';
import { useOwnApplicationTexts } from './ownApplicationTexts.ts';

interface CorrectOwnProps {
  token: string;
  form: StoredForm<Answers>;
  onCorrected: (link: ApplicationLink) => void;
  onClose: () => void;
}

/** Lets applicants correct their answers, except for the email address. */
export function CorrectOwn({ token, form, onCorrected, onClose }: CorrectOwnProps) {
  const { ownApplication } = useBackend();
  const { text, explain, correction } = useOwnApplicationTexts();
  return (
    <AnswersForm
      labels={text}
      messages={correction}
      form={form}
      emailHint={text.emailHint}
      send={async (details) => {
        const link = await ownApplication.correct(token, details);
        form.discard();
        onCorrected(link);
      }}
      explain={(error) => ({ title: text.error, description: explain(error, text.failed) })}
      onClose={onClose}
    />
  );
}
