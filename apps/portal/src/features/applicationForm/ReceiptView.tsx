import { Button, Sentence } from '@daybreak/ui';
import { useEffect, useRef } from 'react';
import { check } from '../../shared/applications/icons.css.ts';
import {
  type ApplicationTexts,
  type Language,
  locales,
  useLanguage,
} from '../../shared/applications/languages.ts';
import { fileSize } from '../../shared/applications/resumeFile.ts';
import * as styles from './ReceiptView.css.ts';
import type { Receipt } from './submission.ts';

interface ReceiptViewProps {
  receipt: Receipt;
  /** The title of the position, if they applied for one. */
  position: string | undefined;
  onAnother: () => void;
}

const day = (date: string, locale: string) =>
  new Date(`${date}T12:00`).toLocaleDateString(locale, { dateStyle: 'long' });

/** Returns the stored answers as rows. */
function rowsOf(
  { record, resume: file, submittedAt }: Receipt,
  position: string | undefined,
  { language, words }: { language: Language; words: ApplicationTexts },
): [label: string, value: string][] {
  const { form, resume, experienceLabels, receipt: text } = words;
  const locale = locales[language];
  const { work_authorization: authorized } = record;
  return [
    [text.received, submittedAt.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })],
    ...(position ? [[text.position, position] as [string, string]] : []),
    [text.name, `${record.first_name} ${record.last_name}`],
    [form.email, record.email],
    [form.phone, record.phone ?? text.none],
    [form.experience, experienceLabels[record.experience_years]],
    [form.startDate, day(record.available_start_date, locale)],
    [form.salary, record.salary_expectations ?? text.none],
    [form.authorization, authorized ? form[authorized] : text.none],
    [resume.label, file ? `${file.name} (${fileSize(file.size, locale)})` : text.noFile],
  ];
}

/** The page after success: thanks, the reference, and the stored answers. */
export function ReceiptView({ receipt, position, onAnother }: ReceiptViewProps) {
  const languageTexts = useLanguage();
  const { stated, receipt: text } = languageTexts.words;
  // The file comes first, because its name often begins with the person's.
  const verbatimTexts = [
    receipt.resume?.name ?? '',
    `${receipt.record.first_name} ${receipt.record.last_name}`,
  ];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <div className={styles.intro}>
        <span className={`${check} ${styles.tick}`} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {stated.doneTitle}
        </h1>
        <p className={styles.lead}>{stated.done}</p>
        <div role="status" className={styles.sentIcon}>
          <p className={styles.sentTitle}>{stated.success}</p>
          <p>{stated.sent}</p>
        </div>
        {receipt.confirms ? (
          <p className={styles.lead}>
            <Sentence>{text.mail(receipt.record.email)}</Sentence>
          </p>
        ) : null}
      </div>
      <section className={styles.card} aria-labelledby="receipt">
        <h2 id="receipt" className={styles.subheading}>
          {text.heading}
        </h2>
        <div className={styles.reference}>
          <p className={styles.referenceLabel}>{text.reference}</p>
          <p className={styles.referenceValue} translate="no">
            {receipt.record.reference}
          </p>
          <p className={styles.referenceNote}>{text.intro}</p>
        </div>
        <dl className={styles.list}>
          {rowsOf(receipt, position, languageTexts).map(([label, value]) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} dir="auto">
                <Sentence verbatim={verbatimTexts}>{value}</Sentence>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <Button tone="primary" onClick={() => print()}>
            {text.print}
          </Button>
          <Button onClick={onAnother}>{text.another}</Button>
        </div>
      </section>
    </>
  );
}
