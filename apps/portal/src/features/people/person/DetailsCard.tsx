import { Card, Heading, Stack } from '@daybreak/ui';
import { type ReactNode, useId } from 'react';
import type { Colleague, ColleagueView } from '../../../backend/interfaces/People.ts';
import { detailLabels, otherDetails, personDetails } from '../../../backend/interfaces/personDetails.ts';
import { formatDay } from '../../../shared/dates/dates.ts';
import { PhoneLink } from '../../../shared/phone/PhoneLink.tsx';
import * as styles from './ColleaguePage.css.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { colleague as messages } from './messages.ts';

interface DetailsCardProps {
  view: ColleagueView;
  editing: boolean;
  onSaved: (person: Colleague) => void;
  onClose: () => void;
}

/** The listed details. Pronouns come last, after the details about work. */
const facts = [...otherDetails].sort((a, b) => Number(a === 'pronouns') - Number(b === 'pronouns'));

function detailValue(kind: string, value: string | null): ReactNode {
  if (value && kind === 'phone') return <PhoneLink number={value} className={styles.link} />;
  return value && kind === 'date' ? formatDay(value) : value;
}

/** A person's details, or a super admin's form to edit them. */
export function DetailsCard({ view, editing, onSaved, onClose }: DetailsCardProps) {
  const id = useId();
  const { email } = view.person;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="5">
        <Heading level={2} size="lg" id={id}>
          {messages.details}
        </Heading>
        {editing ? (
          <DetailsForm view={view} onSaved={onSaved} onClose={onClose} />
        ) : (
          <dl className={styles.facts}>
            <Fact label={detailLabels.email}>
              <a href={`mailto:${email}`} className={styles.link} translate="no">
                {email}
              </a>
            </Fact>
            {facts.map((name) => (
              <Fact key={name} label={detailLabels[name]}>
                {detailValue(personDetails[name].kind, view.person[name])}
              </Fact>
            ))}
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
      {children ?? <span className={styles.gap}>{messages.notStated}</span>}
    </dd>
  </div>
);
