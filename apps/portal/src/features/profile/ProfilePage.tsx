import { Button, ButtonLink, lazyPart, PageHeader, Row, Skeleton, Stack, Text } from '@daybreak/ui';
import { CalendarDays, LogOut, Mail } from 'lucide-react';
import { profileLinks } from '../../shared/navigation/externalLinks.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
import { FailedState } from '../../shared/pageStates/FailedState.tsx';
import { StillTrying } from '../../shared/pageStates/StillTrying.tsx';
import { photo } from '../../shared/photo/messages.ts';
import { PhotoChoice } from '../../shared/photo/PhotoChoice.tsx';
import { card as secondStepCard } from '../../shared/secondStep/messages.ts';
import { usePerson } from '../../shared/session/PersonProvider.tsx';
import { useSignOut } from '../../shared/session/useSignOut.ts';
import { ProfileCard } from '../../shared/staff/ProfileCard.tsx';
import { RoleBadge } from '../../shared/staff/RoleBadge.tsx';
import { plainName } from '../../shared/staff/staffNames.ts';
import { noticesCard, placesCard } from './account/messages.ts';
import { PasswordCard } from './account/PasswordCard.tsx';
import { Information } from './Information.tsx';
import { LazyCard } from './LazyCard.tsx';
import { profile as messages, roleMeaning } from './messages.ts';
import * as styles from './ProfilePage.css.ts';
import { shownRole, useProfileData } from './useProfileData.ts';

const SecondStepCard = lazyPart(() => import('../../shared/secondStep/SecondStepCard.tsx'), 'SecondStepCard');
const NoticesCard = lazyPart(() => import('./account/NoticesCard.tsx'), 'NoticesCard');
const PlacesCard = lazyPart(() => import('./account/PlacesCard.tsx'), 'PlacesCard');
const OwnLibrary = lazyPart(() => import('./ownLibrary/OwnLibrary.tsx'), 'OwnLibrary');

/** The user's profile: names, company information, access, email and calendar, and signing out. */
export function ProfilePage() {
  const { person, refresh } = usePerson();
  const { state, reload, update } = useProfileData();
  const data = state.status === 'ready' ? state.value : undefined;
  const signOut = useSignOut();
  usePage(messages.title);

  return (
    <Stack gap="8">
      <PageHeader title={messages.title} description={messages.description} />
      {state.status === 'failed' ? (
        <FailedState title={messages.failedTitle} onRetry={reload} />
      ) : (
        <div className={styles.grid}>
          <ProfileCard {...messages.information.card} isWide>
            {data ? (
              <Information
                session={person.session}
                data={data}
                onChange={(changes) => {
                  update((before) => ({ ...before, ...changes }));
                  refresh();
                }}
              />
            ) : (
              <Stack gap="5" aria-busy="true">
                {[1, 2, 3].map((field) => (
                  <Skeleton key={field} height={64} />
                ))}
                <StillTrying />
              </Stack>
            )}
          </ProfileCard>
          <ProfileCard {...messages.access.card}>
            {data ? (
              <Stack gap="2" align="start">
                <RoleBadge role={shownRole(data)} />
                <Text size="sm" tone="muted">
                  {roleMeaning[shownRole(data)]}
                </Text>
              </Stack>
            ) : (
              <Skeleton height={48} />
            )}
          </ProfileCard>
          <ProfileCard {...messages.mail.card}>
            <Row gap="3" wrap>
              <ButtonLink href={profileLinks.mail} newTab icon={<Mail size={16} />}>
                {messages.mail.mail}
              </ButtonLink>
              <ButtonLink href={profileLinks.calendar} newTab icon={<CalendarDays size={16} />}>
                {messages.mail.calendar}
              </ButtonLink>
            </Row>
          </ProfileCard>
          <ProfileCard {...messages.account.card}>
            <Row>
              <Button icon={<LogOut size={16} />} onClick={() => void signOut()}>
                {messages.account.signOut}
              </Button>
            </Row>
          </ProfileCard>
          <div className={styles.column}>
            {!data || data.staff ? (
              <ProfileCard {...photo.card}>
                {data?.staff ? (
                  <PhotoChoice
                    entry={data.staff.id}
                    name={plainName(data.staff)}
                    photo={data.staff.photo}
                    onChanged={(changed) => {
                      update(({ staff, ...rest }) => ({
                        ...rest,
                        staff: staff && { ...staff, photo: changed },
                      }));
                      refresh();
                    }}
                  />
                ) : (
                  <Skeleton height={96} />
                )}
              </ProfileCard>
            ) : null}
            <LazyCard card={placesCard.card} height={96}>
              <PlacesCard />
            </LazyCard>
          </div>
          <div className={styles.column}>
            <PasswordCard />
            <LazyCard card={secondStepCard.card} height={96}>
              <SecondStepCard />
            </LazyCard>
            <LazyCard card={messages.library.card} height={64}>
              <OwnLibrary />
            </LazyCard>
            {/* Last, because it appears only once the role is known: it pushes nothing down. */}
            {data?.grantedRole && data.grantedRole !== 'staff' ? (
              <LazyCard card={noticesCard.card} height={48}>
                <NoticesCard />
              </LazyCard>
            ) : null}
          </div>
        </div>
      )}
    </Stack>
  );
}
