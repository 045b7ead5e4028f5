import {
  Button,
  ButtonLink,
  EmptyState,
  lazyPart,
  PageHeader,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@daybreak/ui';
import { CalendarDays, LogOut, Mail } from 'lucide-react';
import { profileLinks } from '../../shared/navigation/externalLinks.ts';
import { usePage } from '../../shared/navigation/usePage.ts';
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
import { LateCard } from './LateCard.tsx';
import { roleMeaning, profile as text } from './messages.ts';
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
  usePage(text.title);

  return (
    <div className={styles.page}>
      <PageHeader title={text.title} description={text.description} />
      {state.status === 'failed' ? (
        <EmptyState
          title={text.failed.title}
          action={
            <Button tone="primary" onClick={reload}>
              {text.failed.retry}
            </Button>
          }
        >
          {text.failed.words}
        </EmptyState>
      ) : (
        <div className={styles.grid}>
          <ProfileCard {...text.information.card} isWide>
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
          <ProfileCard {...text.access.card}>
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
          <ProfileCard {...text.mail.card}>
            <Row gap="3" wrap>
              <ButtonLink href={profileLinks.mail} newTab icon={<Mail size={16} aria-hidden="true" />}>
                {text.mail.mail}
              </ButtonLink>
              <ButtonLink
                href={profileLinks.calendar}
                newTab
                icon={<CalendarDays size={16} aria-hidden="true" />}
              >
                {text.mail.calendar}
              </ButtonLink>
            </Row>
          </ProfileCard>
          <ProfileCard {...text.account.card}>
            <Row>
              <Button icon={<LogOut size={16} aria-hidden="true" />} onClick={() => void signOut()}>
                {text.account.signOut}
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
            <LateCard card={placesCard.card} height={96}>
              <PlacesCard />
            </LateCard>
          </div>
          <div className={styles.column}>
            <PasswordCard />
            <LateCard card={secondStepCard.card} height={96}>
              <SecondStepCard />
            </LateCard>
            <LateCard card={text.library.card} height={64}>
              <OwnLibrary />
            </LateCard>
            {/* Last, because it appears only once the role is known: it pushes nothing down. */}
            {data?.grantedRole && data.grantedRole !== 'staff' ? (
              <LateCard card={noticesCard.card} height={48}>
                <NoticesCard />
              </LateCard>
            ) : null}
          </div>
        </div>
      )}
    </div>
  );
}
