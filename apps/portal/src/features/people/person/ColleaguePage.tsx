import {
  Badge,
  Boundary,
  Button,
  ButtonLink,
  EmptyState,
  Link,
  lazyPart,
  PageHeader,
  Skeleton,
  Stack,
  Verbatim,
} from '@daybreak/ui';
import { ArrowLeft, Pencil, UserX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ColleagueView } from '../../../backend/interfaces/People.ts';
import { pages } from '../../../shared/navigation/pages.ts';
import { usePage } from '../../../shared/navigation/usePage.ts';
import { FailedState } from '../../../shared/pageStates/FailedState.tsx';
import { StillTrying } from '../../../shared/pageStates/StillTrying.tsx';
import { photo } from '../../../shared/photo/messages.ts';
import { PhotoChoice } from '../../../shared/photo/PhotoChoice.tsx';
import { Retry } from '../../../shared/requests/Retry.tsx';
import { usePerson } from '../../../shared/session/PersonProvider.tsx';
import { PersonAvatar } from '../../../shared/staff/PersonAvatar.tsx';
import { ProfileCard } from '../../../shared/staff/ProfileCard.tsx';
import { RoleBadge } from '../../../shared/staff/RoleBadge.tsx';
import { plainName } from '../../../shared/staff/staffNames.ts';
import { AccountCard } from './AccountCard.tsx';
import * as styles from './ColleaguePage.css.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { colleague as messages } from './messages.ts';
import { TeamCard } from './TeamCard.tsx';
import { useColleague } from './useColleague.ts';

/** Loads after the page, because its vCard's phone number needs formatting data for every country. */
const ContactCard = lazyPart(() => import('./ContactCard.tsx'), 'ContactCard');

/** A colleague's directory entry, which super admins can change. */
export function ColleaguePage() {
  const { id = '' } = useParams();
  // Keep no state from one colleague to another.
  return <Profile key={id} id={id} />;
}

function Profile({ id }: { id: string }) {
  const { state, reload } = useColleague(id);
  const { view, role } = state.status === 'ready' ? state.value : {};
  const status = view === null ? 'missing' : state.status;
  usePage(view ? plainName(view.person) : status === 'missing' ? messages.missingTitle : messages.back);

  if (!view) return <NoProfile status={status} onRetry={reload} />;
  return <ReadyProfile view={view} manages={role === 'super_admin'} onChanged={reload} />;
}

interface ReadyProfileProps {
  view: ColleagueView;
  manages: boolean;
  /** Called after a write: the page loads again. */
  onChanged: () => void;
}

function ReadyProfile({ view, manages, onChanged }: ReadyProfileProps) {
  const { person } = view;
  const [editing, setEditing] = useState(false);
  const me = usePerson();
  const name = plainName(person);
  const isMe = person.email === me.person.session.email;
  return (
    <Stack gap="6">
      <PageHeader
        back={
          <Link href={pages.staffDirectory.path} className={styles.back}>
            <ArrowLeft size={16} />
            <span>{` ${messages.back}`}</span>
          </Link>
        }
        title={
          <span className={styles.title}>
            <PersonAvatar name={name} photo={person.photo} size="large" />
            <Verbatim className={styles.name}>{name}</Verbatim>
          </span>
        }
        description={[person.jobTitle, person.pronouns].filter(Boolean).join(' · ') || undefined}
        beside={
          <span className={styles.badges}>
            {isMe ? <Badge>{messages.you}</Badge> : null}
            {manages ? <RoleBadge role={person.role} /> : null}
            {person.isActive ? null : <Badge tone="danger">{messages.left}</Badge>}
            {manages && person.isActive && !person.accountId ? (
              <Badge tone="warning">{messages.noAccount}</Badge>
            ) : null}
          </span>
        }
        actions={
          manages && !editing ? (
            <Button icon={<Pencil size={18} />} onClick={() => setEditing(true)}>
              {messages.edit}
            </Button>
          ) : undefined
        }
      />
      <div className={styles.grid}>
        <Stack gap="5">
          <DetailsCard
            view={view}
            editing={editing}
            onClose={() => setEditing(false)}
            onSaved={() => {
              setEditing(false);
              onChanged();
            }}
          />
          <TeamCard view={view} />
        </Stack>
        <Stack gap="5">
          {manages && person.isActive && !person.accountId ? <AccountCard person={person} /> : null}
          {manages ? (
            <ProfileCard {...photo.card}>
              <PhotoChoice
                entry={person.id}
                name={name}
                photo={person.photo}
                onChanged={() => {
                  onChanged();
                  if (isMe) me.refresh();
                }}
              />
            </ProfileCard>
          ) : null}
          <Boundary fallback={({ again }) => <Retry onRetry={again} />}>
            <Suspense fallback={<Skeleton height={380} />}>
              <ContactCard person={person} />
            </Suspense>
          </Boundary>
        </Stack>
      </div>
    </Stack>
  );
}

interface NoProfileProps {
  status: 'loading' | 'missing' | 'failed' | 'ready';
  onRetry: () => void;
}

/** Shown while the profile is loading, or if it failed to load or doesn't exist. */
const NoProfile = ({ status, onRetry }: NoProfileProps) => (
  <Stack gap="6">
    <PageHeader title={messages.back} />
    {status === 'loading' ? (
      <>
        <p role="status" className={styles.value}>
          {messages.loading}
          <StillTrying live="off" />
        </p>
        <div className={styles.grid} aria-hidden="true">
          <Skeleton height={280} />
          <Skeleton height={280} />
        </div>
      </>
    ) : null}
    {status === 'failed' ? <FailedState title={messages.failedTitle} onRetry={onRetry} /> : null}
    {status === 'missing' ? (
      <EmptyState
        icon={<UserX size={32} />}
        title={messages.missingTitle}
        action={
          <ButtonLink href={pages.staffDirectory.path} tone="primary">
            {messages.toDirectory}
          </ButtonLink>
        }
      >
        {messages.missing}
      </EmptyState>
    ) : null}
  </Stack>
);
