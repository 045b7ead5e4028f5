import { Link } from '@daybreak/ui';
import type { NewColleague } from '../../../../backend/interfaces/Home.ts';
import { administratorPages } from '../../../../shared/navigation/pages.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { PersonAvatar } from '../../../../shared/staff/PersonAvatar.tsx';
import { profilePath } from '../../../../shared/staff/profilePath.ts';
import { endOf, shortDay } from '../days.ts';
import { today as messages } from '../messages.ts';
import * as styles from './TodayCard.css.ts';
import { LoadedSection } from './TodaySection.tsx';

interface NewColleaguesProps {
  colleagues: LoadedControl<readonly NewColleague[]>;
  now: Date;
}

/** New colleagues, by start date in the directory. */
export const NewColleagues = ({ colleagues, now }: NewColleaguesProps) => (
  <LoadedSection title={messages.colleagues} loaded={colleagues} failedText={messages.colleaguesFailed}>
    {(all) => (
      <ul className={styles.list}>
        {all.map(({ id, name, jobTitle, photo, startDate }) => {
          const start = endOf(startDate);
          return (
            <li key={id} className={styles.person}>
              <PersonAvatar name={name} photo={photo} />
              <span className={styles.words}>
                <Link href={profilePath(id)} className={styles.link} dir="auto" translate="no">
                  {name}
                </Link>
                <span className={styles.small}>
                  {[jobTitle, start && messages.since(shortDay(start, now))].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    )}
  </LoadedSection>
);

/** The number of new applications, for reviewers. */
export const NewApplications = ({ applications }: { applications: LoadedControl<number> }) => (
  <LoadedSection title={messages.applications} loaded={applications} failedText={messages.applicationsFailed}>
    {(count) => (
      <Link href={`${administratorPages.jobApplications.path}?status=new`} className={styles.link}>
        {messages.waiting(count)}
      </Link>
    )}
  </LoadedSection>
);
