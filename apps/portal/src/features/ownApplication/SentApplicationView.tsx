import { Button, Row, Sentence, Stack, Text, toast } from '@daybreak/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ApplicationLink, SentApplication } from '../../backend/interfaces/OwnApplication.ts';
import { toFormValues } from '../../shared/applications/correction.ts';
import { locales } from '../../shared/applications/languages.ts';
import { fileNameOf } from '../../shared/applications/storedName.ts';
import { formatDay, formatMoment } from '../../shared/dates/dates.ts';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { CorrectOwn } from './CorrectOwn.tsx';
import { useOwnApplicationTexts } from './ownApplicationTexts.ts';
import { ReplaceResume } from './ReplaceResume.tsx';
import * as styles from './SentApplicationView.css.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface SentApplicationViewProps {
  token: string;
  application: SentApplication;
  onChanged: (link: ApplicationLink) => void;
}

/** The sent application, with forms to correct it, replace its resume, or withdraw it. */
export function SentApplicationView({ token, application, onChanged }: SentApplicationViewProps) {
  const { language, text, labels, correction } = useOwnApplicationTexts();
  const { reference, submittedAt, job, resume, resumeName, isCorrectable } = application;
  const form = useStoredForm(`daybreak-own-application:${reference}`, toFormValues(application));
  // Reopen an unsaved correction.
  const [doing, setDoing] = useState<'correcting' | 'replacing' | undefined>(
    form.isDirty && isCorrectable ? 'correcting' : undefined,
  );
  const [withdrawing, setWithdrawing] = useState(false);
  const buttons = { correcting: useRef<HTMLButtonElement>(null), replacing: useRef<HTMLButtonElement>(null) };
  const before = useRef(doing);
  useLayoutEffect(() => {
    const lastAction = doing ? undefined : before.current;
    before.current = doing;
    if (lastAction && document.activeElement === document.body) buttons[lastAction].current?.focus();
  });

  if (doing === 'correcting')
    return (
      <CorrectOwn
        token={token}
        form={form}
        onCorrected={(link) => {
          onChanged(link);
          if (link.state === 'open') toast({ ...text.corrected, tone: 'success' });
          setDoing(undefined);
        }}
        onClose={() => setDoing(undefined)}
      />
    );
  if (doing === 'replacing')
    return (
      <ReplaceResume
        token={token}
        replaces={resume !== null}
        onReplaced={(link) => {
          onChanged(link);
          if (link.state === 'open') toast({ ...text.resumeSent, tone: 'success' });
          setDoing(undefined);
        }}
        onClose={() => setDoing(undefined)}
      />
    );

  const { firstName, lastName, email, phone, experience, startDate, salary, authorization } = application;
  // The file comes first, because its name often begins with the person's.
  const verbatimTexts = [resumeName ?? '', firstName, lastName];
  const facts: [label: string, value: string][] = [
    [text.reference, reference],
    [text.submitted, formatMoment(submittedAt, locales[language])],
    [text.position, job ?? text.noPosition],
    [labels.firstName, firstName],
    [labels.lastName, lastName],
    [labels.email, email],
    [labels.phone, phone ?? labels.notGiven],
    [labels.experience, correction.experienceLabels[experience]],
    [labels.start, formatDay(startDate, locales[language])],
    [labels.salary, salary ?? labels.notGiven],
    [labels.authorization, authorization ? labels[authorization] : labels.notGiven],
    [text.resume, resume ? fileNameOf(resume, resumeName) : text.noResume],
  ];
  return (
    <Stack gap="5">
      <Stack as="dl" gap="3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} dir="auto">
              <Sentence verbatim={verbatimTexts}>{value}</Sentence>
            </dd>
          </div>
        ))}
      </Stack>
      {isCorrectable ? null : (
        <Text size="sm" tone="muted">
          {text.closed}
        </Text>
      )}
      <Row gap="3" wrap>
        {isCorrectable ? (
          <>
            <Button ref={buttons.correcting} tone="primary" onClick={() => setDoing('correcting')}>
              {text.correct}
            </Button>
            <Button ref={buttons.replacing} onClick={() => setDoing('replacing')}>
              {resume ? text.replaceResume : text.addResume}
            </Button>
          </>
        ) : null}
        <Button onClick={() => setWithdrawing(true)}>{text.withdraw}</Button>
      </Row>
      {withdrawing ? (
        <WithdrawDialog
          token={token}
          onWithdrawn={(link) => {
            form.discard();
            onChanged(link);
          }}
          onClose={() => setWithdrawing(false)}
        />
      ) : null}
    </Stack>
  );
}
