import { Sentence } from '@daybreak/ui';
import type { Session } from '../../backend/interfaces/Auth.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { InformationForm } from './InformationForm.tsx';
import { profile as messages } from './messages.ts';
import * as styles from './ProfilePage.css.ts';
import type { ProfileData } from './useProfileData.ts';

interface InformationProps {
  session: Session;
  data: ProfileData;
  onChange: (changes: Partial<ProfileData>) => void;
}

/** The user's names, and their phone and job title: a form for super admins, plain text for everyone else. */
export function Information({ session, data: { profile, staff, grantedRole }, onChange }: InformationProps) {
  const facts = [
    { term: messages.company.phone, value: staff?.phone ?? '' },
    { term: messages.company.jobTitle, value: staff?.jobTitle ?? '' },
  ].filter(({ value }) => value);

  return (
    <>
      <InformationForm
        session={session}
        profile={profile}
        onSaved={(saved) => onChange({ profile: saved })}
      />
      {staff && grantedRole === 'super_admin' ? (
        <CompanyForm staff={staff} onSaved={(saved) => onChange({ staff: saved })} />
      ) : facts.length > 0 ? (
        <dl className={`${styles.company} ${styles.facts}`}>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>
                <Sentence>{value}</Sentence>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
