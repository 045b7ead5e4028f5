import { Card, Heading, Link, Stack, Text, Verbatim } from '@daybreak/ui';
import { useId } from 'react';
import type { Colleague, ColleagueView } from '../../../backend/interfaces/People.ts';
import { PersonAvatar } from '../../../shared/staff/PersonAvatar.tsx';
import { profilePath } from '../../../shared/staff/profilePath.ts';
import { plainName } from '../../../shared/staff/staffNames.ts';
import * as styles from './ColleaguePage.css.ts';
import { colleague as messages } from './messages.ts';

/** A person's manager and reports. */
export function TeamCard({ view: { manager, reports } }: { view: ColleagueView }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="5">
        <Heading level={2} size="lg" id={id}>
          {messages.team}
        </Heading>
        <Stack gap="2">
          <Heading level={3} size="md">
            {messages.manager}
          </Heading>
          {manager ? <Members people={[manager]} /> : <Text tone="muted">{messages.noManager}</Text>}
        </Stack>
        <Stack gap="2">
          <Heading level={3} size="md">
            {reports.length > 0 ? messages.reports(reports.length) : messages.noReports}
          </Heading>
          {reports.length > 0 ? <Members people={reports} /> : null}
        </Stack>
      </Stack>
    </Card>
  );
}

const Members = ({ people }: { people: readonly Colleague[] }) => (
  <ul className={styles.team}>
    {people.map((person) => (
      <li key={person.id}>
        <Link href={profilePath(person.id)} className={styles.member}>
          <PersonAvatar name={plainName(person)} photo={person.photo} />
          <span className={styles.words} dir="auto">
            <Verbatim>{plainName(person)}</Verbatim>
            {person.jobTitle ? <span className={styles.minor}>{person.jobTitle}</span> : null}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
