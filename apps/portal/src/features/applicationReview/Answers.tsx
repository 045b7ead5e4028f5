import { Link } from '@daybreak/ui';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { experienceLabels } from '../../shared/applications/messages.ts';
import { formatDay } from '../../shared/dates/dates.ts';
import { PhoneLink } from '../../shared/phone/PhoneLink.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { detail as text } from './messages.ts';

/** The applicant's answers. */
export function Answers({ application }: { application: JobApplication }) {
  const { email, phone, position, language, experience, startDate, salary, authorization } = application;
  const answers: [label: string, value: string][] = [
    [text.position, position?.title ?? text.noPosition],
    [text.language, text.languages[language]],
    [text.experience, experienceLabels[experience]],
    [text.start, formatDay(startDate)],
    [text.salary, salary ?? text.notGiven],
    [text.authorization, authorization ? text[authorization] : text.notGiven],
  ];

  return (
    <dl className={styles.answers}>
      <div>
        <dt className={styles.label}>{text.email}</dt>
        <dd className={styles.value}>
          <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} translate="no">
            {email}
          </Link>
        </dd>
      </div>
      <div>
        <dt className={styles.label}>{text.phone}</dt>
        <dd className={styles.value}>{phone ? <PhoneLink number={phone} /> : text.notGiven}</dd>
      </div>
      {answers.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
