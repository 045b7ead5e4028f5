import { Link, Stack } from '@daybreak/ui';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { experienceLabels } from '../../shared/applications/messages.ts';
import { formatDay } from '../../shared/dates/dates.ts';
import { PhoneLink } from '../../shared/phone/PhoneLink.tsx';
import * as styles from './ApplicationDialog.css.ts';
import { detail as messages } from './messages.ts';

/** The applicant's answers. */
export function Answers({ application }: { application: JobApplication }) {
  const { email, phone, position, language, experience, startDate, salary, authorization } = application;
  const answers: [label: string, value: string][] = [
    [messages.position, position?.title ?? messages.noPosition],
    [messages.language, messages.languages[language]],
    [messages.experience, experienceLabels[experience]],
    [messages.start, formatDay(startDate)],
    [messages.salary, salary ?? messages.notGiven],
    [messages.authorization, authorization ? messages[authorization] : messages.notGiven],
  ];

  return (
    <Stack as="dl" gap="4">
      <div>
        <dt className={styles.label}>{messages.email}</dt>
        <dd className={styles.value}>
          <Link href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} translate="no">
            {email}
          </Link>
        </dd>
      </div>
      <div>
        <dt className={styles.label}>{messages.phone}</dt>
        <dd className={styles.value}>{phone ? <PhoneLink number={phone} /> : messages.notGiven}</dd>
      </div>
      {answers.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </Stack>
  );
}
