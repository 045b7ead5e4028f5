import { Card, Heading, Stack } from '@daybreak/ui';
import { type ReactNode, useId } from 'react';
import type { Colleague, ColleagueView } from '../../../backend/People.ts';
import { dayInWords } from '../../../shared/dates/dates.ts';
import { PhoneLink } from '../../../shared/phone/PhoneLink.tsx';
import * as styles from './ColleaguePage.css.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { fieldLabels, colleague as text } from './messages.ts';

interface DetailsCardProps {
  view: ColleagueView;
  editing: boolean;
  onSaved: (person: Colleague) => void;
  onClose: () => void;
}

/** What the directory says about a person, or the form a super admin edits it in. */
export function DetailsCard({ view, editing, onSaved, onClose }: DetailsCardProps) {
  const id = useId();
  const { email, phone, department, location, startDate, jobTitle, pronouns } = view.person;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="5">
        <Heading level={2} size="lg" id={id}>
          {text.details}
        </Heading>
        {editing ? (
          <DetailsForm view={view} onSaved={onSaved} onClose={onClose} />
        ) : (
          <dl className={styles.facts}>
            <Fact label={fieldLabels.email}>
              <a href={`mailto:${email}`} className={styles.link} translate="no">
                {email}
              </a>
            </Fact>
            <Fact label={fieldLabels.phone}>
              {phone ? <PhoneLink number={phone} className={styles.link} /> : null}
            </Fact>
            <Fact label={fieldLabels.jobTitle}>{jobTitle}</Fact>
            <Fact label={fieldLabels.department}>{department}</Fact>
            <Fact label={fieldLabels.location}>{location}</Fact>
            <Fact label={fieldLabels.startDate}>{startDate ? dayInWords(startDate) : null}</Fact>
            <Fact label={fieldLabels.pronouns}>{pronouns}</Fact>
          </dl>
        )}
      </Stack>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={styles.term}>{label}</dt>
    <dd className={styles.value} dir="auto">
      {children ?? <span className={styles.gap}>{text.notStated}</span>}
    </dd>
  </div>
);
