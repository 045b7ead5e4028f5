import { company } from '@daybreak/brand';
import { Button, TextField, useOnline } from '@daybreak/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ApplicationApi } from '../../backend/applicationApi/ApplicationApi.ts';
import type { Question } from '../../shared/applications/answers.ts';
import { type ApplicationTexts, useLanguage } from '../../shared/applications/languages.ts';
import { Notice } from '../../shared/applications/Notice.tsx';
import { ResumeField } from '../../shared/applications/ResumeField.tsx';
import * as styles from './ApplicationForm.css.ts';
import { Captcha } from './Captcha.tsx';
import { AuthorizationField, ExperienceField } from './ChoiceFields.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Receipt } from './submission.ts';
import { type Application, useApplication } from './useApplication.ts';

interface ApplicationFormProps {
  api: ApplicationApi;
  onReceipt: (receipt: Receipt) => void;
}

/** The props that all text fields of the form share. */
const fieldProps = (application: Application, name: Question) => ({
  id: name,
  name,
  value: application.answers[name],
  error: application.problems[name],
  onChange: (event: { target: { value: string } }) => application.answer({ [name]: event.target.value }),
});

/** The button's label while something is in progress. */
const busyLabel = (application: Application, text: ApplicationTexts['form']) =>
  application.progress.step === 'uploading' ? text.uploading : text.sending;

/** The questions, one below the other, and the result of submitting the answers. */
export function ApplicationForm({ api, onReceipt }: ApplicationFormProps) {
  const application = useApplication(api, onReceipt);
  const { answers, problems, progress, failure, rejection, complete } = application;
  const { form: text, network, stated } = useLanguage().words;
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const failureNotice = useRef<HTMLDivElement>(null);
  const busy = progress.step !== 'none';

  useEffect(() => {
    if (rejection) failureNotice.current?.focus();
  }, [rejection]);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const date = form.current?.elements.namedItem('startDate');
    const dateUnfinished = date instanceof HTMLInputElement && date.validity.badInput;
    const caught = trap.current?.value ?? '';
    // A password manager may have filled it in, so clear it for the next attempt.
    if (trap.current) trap.current.value = '';
    const solved = form.current?.elements.namedItem(`${failure?.captcha?.kind}-response`);
    const captcha = solved && 'value' in solved ? solved.value : '';
    await application.submit({ dateUnfinished, trap: caught, captcha });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      // The button is inert while a required answer is missing. Pressing it anyway shows which one.
      onClickCapture={({ target }) => {
        const button = target instanceof Element && target.closest('button[type=submit]');
        if (button && !complete && !busy) void submit();
      }}
      aria-busy={busy}
      noValidate
    >
      <ErrorSummary problems={problems} refusals={application.refusals} />
      <p className={styles.note}>{text.requiredNote}</p>
      <TextField
        {...fieldProps(application, 'firstName')}
        label={text.firstName}
        required
        autoComplete="given-name"
      />
      <TextField
        {...fieldProps(application, 'lastName')}
        label={text.lastName}
        required
        autoComplete="family-name"
      />
      <TextField
        {...fieldProps(application, 'email')}
        label={text.email}
        hint={text.emailHint}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...fieldProps(application, 'phone')}
        label={text.phone}
        type="tel"
        autoComplete="tel"
        className={styles.narrow}
      />
      <ExperienceField
        value={answers.experience}
        onChange={(experience) => application.answer({ experience })}
      />
      <TextField
        {...fieldProps(application, 'startDate')}
        label={text.startDate}
        hint={text.startDateHint}
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        className={styles.narrow}
      />
      <TextField
        {...fieldProps(application, 'salary')}
        label={text.salary}
        hint={text.salaryHint}
        autoComplete="off"
      />
      <AuthorizationField
        value={answers.authorization}
        onChange={(authorization) => application.answer({ authorization })}
      />
      <ResumeField
        choice={application.resume}
        lostHint={application.lostResume}
        progress={progress}
        onCancel={application.cancel}
        optional
      />
      <label className={styles.trap} aria-hidden="true">
        <span>{text.trap}</span>
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <p className={styles.privacy}>
        <span>{text.privacy}</span>{' '}
        <a href={`mailto:${company.email}`} translate="no">
          {company.email}
        </a>
        .
      </p>
      {online || failure ? null : (
        <Notice tone="warning" title={network.offlineTitle}>
          {network.offline}
        </Notice>
      )}
      {failure ? (
        <Notice ref={failureNotice} tabIndex={-1} tone="danger" title={stated.error}>
          <p>{failure.message}</p>
          <p>{failure.file ?? failure.text}</p>
          {failure.captcha ? <Captcha {...failure.captcha} /> : null}
        </Notice>
      ) : null}
      <div className={styles.formFooter}>
        <Button
          type="submit"
          tone="primary"
          className={styles.submit}
          busy={busy}
          busyLabel={busyLabel(application, text)}
          disabled={!complete}
          aria-describedby={complete ? undefined : 'incomplete'}
        >
          {text.submit}
        </Button>
        {complete ? null : (
          <p id="incomplete" className={styles.note}>
            {text.incomplete}
          </p>
        )}
      </div>
    </form>
  );
}
