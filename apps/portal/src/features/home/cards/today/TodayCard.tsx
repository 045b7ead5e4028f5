import { Button } from '@daybreak/ui';
import { Megaphone } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import type { Post } from '../../../../backend/interfaces/Home.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { usePerson } from '../../../../shared/session/PersonProvider.tsx';
import { managesCards, reviewsApplications } from '../../../../shared/session/rights.ts';
import { plainName } from '../../../../shared/staff/staffNames.ts';
import type { CardProps } from '../cardProps.ts';
import { newSince } from '../days.ts';
import { CardNote, HomeCard } from '../HomeCard.tsx';
import { cardTitles, today as messages } from '../messages.ts';
import { PieceNotices, usePieceNotices } from './approvals/PieceNotices.tsx';
import { PostDialog, type WrittenPost } from './PostDialog.tsx';
import { Posts } from './Posts.tsx';
import * as styles from './TodayCard.css.ts';
import { areDue, CardsDue, OwnCards } from './TodayCards.tsx';
import { NewApplications, NewColleagues } from './TodayParts.tsx';
import { NewShares } from './TodayShares.tsx';

/** Posts, new colleagues, and items that wait for the user. Each part fails independently. */
export function TodayCard({ onSettled }: CardProps) {
  const { home, cards, library } = useBackend();
  const { staff } = usePerson().person;
  const isAdministrator = reviewsApplications(staff?.role);
  const me = staff && plainName(staff);
  const [now] = useState(() => new Date());
  const posts = useLoaded(useCallback(() => home.posts(), [home]));
  const colleagues = useLoaded(
    useCallback(() => {
      const { from, until } = newSince(now);
      return home.newColleagues(from, until);
    }, [home, now]),
  );
  const applications = useLoaded(
    useCallback(async () => (isAdministrator ? home.newApplications() : 0), [home, isAdministrator]),
  );
  const showsCards = managesCards(staff?.role);
  const counts = useLoaded(
    useCallback(async () => (showsCards ? cards.counts() : null), [cards, showsCards]),
  );
  const isStaff = Boolean(staff);
  const ownCards = useLoaded(useCallback(async () => (isStaff ? cards.ownChanges() : []), [cards, isStaff]));
  const shares = useLoaded(useCallback(async () => (isStaff ? library.newShares() : []), [library, isStaff]));
  const aboutPieces = usePieceNotices(isStaff);
  const [writing, setWriting] = useState<Post | 'new'>();

  /** A post keeps its original author and time. */
  const saved = (savedPost: WrittenPost) =>
    posts.update((all) => {
      const first = { postedAt: now.toISOString(), author: me };
      return all.some(({ id }) => id === savedPost.id)
        ? all.map((post) => (post.id === savedPost.id ? { ...post, ...savedPost } : post))
        : [{ ...first, ...savedPost }, ...all];
    });

  const parts = [posts, colleagues, applications, counts, ownCards, shares];
  const busy = parts.some(({ state }) => state.status === 'loading') || aboutPieces.isLoading;
  useEffect(() => {
    if (!busy) onSettled();
  }, [busy, onSettled]);

  const isQuiet =
    posts.state.status === 'ready' &&
    colleagues.state.status === 'ready' &&
    applications.state.status === 'ready' &&
    counts.state.status === 'ready' &&
    ownCards.state.status === 'ready' &&
    shares.state.status === 'ready' &&
    shares.state.value.length === 0 &&
    aboutPieces.isQuiet &&
    posts.state.value.length === 0 &&
    colleagues.state.value.length === 0 &&
    applications.state.value === 0 &&
    ownCards.state.value.length === 0 &&
    !areDue(counts.state.value);
  return (
    <HomeCard
      title={cardTitles.today}
      busy={busy}
      action={
        isAdministrator ? (
          <Button tone="quiet" size="small" icon={<Megaphone size={16} />} onClick={() => setWriting('new')}>
            {messages.write}
          </Button>
        ) : null
      }
    >
      {isQuiet ? <CardNote title={messages.quietTitle}>{messages.quiet}</CardNote> : null}
      {isQuiet ? null : (
        <div className={styles.sections}>
          <Posts posts={posts} now={now} {...(isAdministrator ? { onEdit: setWriting } : {})} />
          <NewColleagues colleagues={colleagues} now={now} />
          <div className={styles.column}>
            <PieceNotices {...aboutPieces.notices} />
            <NewShares shares={shares} />
            {isAdministrator ? <NewApplications applications={applications} /> : null}
            {showsCards ? <CardsDue counts={counts} /> : null}
            <OwnCards changes={ownCards} />
          </div>
        </div>
      )}
      {writing ? (
        <PostDialog
          post={writing === 'new' ? undefined : writing}
          now={now}
          onSaved={saved}
          onRemoved={(id) => posts.update((all) => all.filter((post) => post.id !== id))}
          onClose={() => setWriting(undefined)}
        />
      ) : null}
    </HomeCard>
  );
}
