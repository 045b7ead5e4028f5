import { Button, EmptyState, PageHeader, Sentence, Verbatim } from '@daybreak/ui';
import { Printer } from 'lucide-react';
import type { JobApplication } from '../../backend/interfaces/Applications.ts';
import { statusLabels } from '../../shared/applications/labels.ts';
import { experienceLabels } from '../../shared/applications/messages.ts';
import { fileNameOf } from '../../shared/applications/storedName.ts';
import { formatDay, formatMoment } from '../../shared/dates/dates.ts';
import { BackLink } from '../../shared/navigation/BackLink.tsx';
import * as styles from './ApplicationSheets.css.ts';
import { fullNameOf } from './applicationsView.ts';
import { detail, sheets as messages, page as pageMessages } from './messages.ts';
import { noteSigned } from './noteSigned.ts';

const fileOf = ({ resume, resumeName }: JobApplication) => (resume ? fileNameOf(resume, resumeName) : '');

function rowsOf(application: JobApplication): [label: string, value: string][] {
  const { reference, submittedAt, status, position, language, email, phone, experience } = application;
  const { startDate, salary, authorization, correction } = application;
  return [
    [messages.reference, reference],
    [detail.submitted, formatMoment(submittedAt)],
    [messages.status, statusLabels[status]],
    [detail.position, position?.title ?? detail.noPosition],
    [detail.language, detail.languages[language]],
    [detail.email, email],
    [detail.phone, phone ?? detail.notGiven],
    [detail.experience, experienceLabels[experience]],
    [detail.start, formatDay(startDate)],
    [detail.salary, salary ?? detail.notGiven],
    [detail.authorization, authorization ? detail[authorization] : detail.notGiven],
    [detail.resume, fileOf(application) || detail.notGiven],
    ...(correction
      ? [
          [
            detail.corrected,
            detail.correctedBy(formatMoment(correction.at), correction.by, correction.isByApplicant),
          ] as [string, string],
        ]
      : []),
  ];
}

const Sheet = ({ application }: { application: JobApplication }) => (
  <article className={styles.sheet} aria-label={fullNameOf(application)}>
    <Verbatim as="h2" className={styles.name}>
      {fullNameOf(application)}
    </Verbatim>
    <dl>
      {rowsOf(application).map(([label, value]) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} dir="auto">
            <Sentence verbatim={[fileOf(application)]}>{value}</Sentence>
          </dd>
        </div>
      ))}
    </dl>
    {application.notes.length > 0 ? (
      <>
        <h3 className={styles.heading}>{detail.notes}</h3>
        <ul className={styles.notes}>
          {application.notes.map((note) => (
            <li key={note.id}>
              <p className={styles.body} dir="auto">
                {note.body}
              </p>
              <p className={styles.label}>{noteSigned(note)}</p>
            </li>
          ))}
        </ul>
      </>
    ) : null}
  </article>
);

interface ApplicationSheetsProps {
  /** Undefined until loaded. */
  applications: readonly JobApplication[] | undefined;
  backHref: string;
}

/** Applications for printing, one per sheet, with everything we know about them. */
export const ApplicationSheets = ({ applications, backHref }: ApplicationSheetsProps) => (
  <div className={styles.page}>
    <div className={styles.tools}>
      <PageHeader
        title={messages.title}
        description={applications ? messages.description(applications.length) : pageMessages.loading}
        back={<BackLink href={backHref}>{messages.back}</BackLink>}
        actions={
          applications?.length ? (
            <Button tone="primary" icon={<Printer size={18} />} onClick={() => window.print()}>
              {messages.print}
            </Button>
          ) : null
        }
      />
    </div>
    {applications?.length === 0 ? <EmptyState title={messages.goneTitle}>{messages.gone}</EmptyState> : null}
    {applications?.map((application) => (
      <Sheet key={application.id} application={application} />
    ))}
  </div>
);
