import { Button, type Elements, Heading, IconButton, Link, Sentence, Skeleton } from '@daybreak/ui';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import type { NewColleague, Post } from '../../../../backend/interfaces/Home.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { PersonAvatar } from '../../../../shared/staff/PersonAvatar.tsx';
import { profilePath } from '../../../../shared/staff/profilePath.ts';
import { endOf, shortDay } from '../days.ts';
import { home, today as words } from '../messages.ts';
import * as styles from './TodayCard.css.ts';

/** Posts shown before the reader asks for all of them. */
const initialPosts = 3;

interface PartProps {
  title: string;
  isWide?: boolean;
  children: Elements;
}

export function TodaySection({ title, isWide = false, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-wide={isWide || undefined}>
      <Heading level={3} size="sm" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export const LoadFailed = ({ words: message, onRetry }: { words: string; onRetry: () => void }) => (
  <div className={styles.failed}>
    <span>{message}</span>
    <Button size="small" onClick={onRetry}>
      {home.retry}
    </Button>
  </div>
);

export const Loading = (part: Omit<PartProps, 'children'>) => (
  <TodaySection {...part}>
    <Skeleton height="3.5rem" />
  </TodaySection>
);

interface PostsProps {
  posts: LoadedControl<readonly Post[]>;
  now: Date;
  /** For administrators. */
  onEdit?: (post: Post) => void;
}

/** Posts by administrators, newest first. */
export function Posts({ posts: { state, reload }, now, onEdit }: PostsProps) {
  const [all, setAll] = useState(false);
  if (state.status === 'failed')
    return (
      <TodaySection title={words.posts} isWide>
        <LoadFailed words={words.postsFailed} onRetry={reload} />
      </TodaySection>
    );
  if (state.status === 'loading') return <Loading title={words.posts} isWide />;
  if (state.value.length === 0) return null;
  const visiblePosts = all ? state.value : state.value.slice(0, initialPosts);
  return (
    <TodaySection title={words.posts} isWide>
      <ul className={styles.list}>
        {visiblePosts.map((post) => (
          <li key={post.id}>
            <article className={styles.post}>
              <div className={styles.postHead}>
                <Heading level={4} size="sm" dir="auto" className={styles.postTitle}>
                  {post.title}
                </Heading>
                {onEdit ? (
                  <IconButton
                    size="small"
                    label={words.edit(post.title)}
                    icon={<Pencil size={14} aria-hidden="true" />}
                    onClick={() => onEdit(post)}
                  />
                ) : null}
              </div>
              <p className={styles.body} dir="auto">
                {post.body}
              </p>
              <p className={styles.small}>
                <Sentence verbatim={[post.author ?? '']}>
                  {words.signed(
                    post.author,
                    shortDay(new Date(post.postedAt), now),
                    shortDay(new Date(post.endsAt), now),
                  )}
                </Sentence>
              </p>
            </article>
          </li>
        ))}
      </ul>
      {visiblePosts.length < state.value.length ? (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {words.all(state.value.length)}
          </Button>
        </div>
      ) : null}
    </TodaySection>
  );
}

interface NewColleaguesProps {
  colleagues: LoadedControl<readonly NewColleague[]>;
  now: Date;
}

/** New colleagues, by start date in the directory. */
export function NewColleagues({ colleagues: { state, reload }, now }: NewColleaguesProps) {
  if (state.status === 'failed')
    return (
      <TodaySection title={words.colleagues}>
        <LoadFailed words={words.colleaguesFailed} onRetry={reload} />
      </TodaySection>
    );
  if (state.status === 'loading') return <Loading title={words.colleagues} />;
  if (state.value.length === 0) return null;
  return (
    <TodaySection title={words.colleagues}>
      <ul className={styles.list}>
        {state.value.map(({ id, name, jobTitle, photo, startDate }) => {
          const start = endOf(startDate);
          return (
            <li key={id} className={styles.person}>
              <PersonAvatar name={name} photo={photo} />
              <span className={styles.words}>
                <Link href={profilePath(id)} className={styles.link} dir="auto" translate="no">
                  {name}
                </Link>
                <span className={styles.small}>
                  {[jobTitle, start && words.since(shortDay(start, now))].filter(Boolean).join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </TodaySection>
  );
}

/** The number of new applications, for reviewers. */
export function NewApplications({
  applications: { state, reload },
}: {
  applications: LoadedControl<number>;
}) {
  if (state.status === 'failed')
    return (
      <TodaySection title={words.applications}>
        <LoadFailed words={words.applicationsFailed} onRetry={reload} />
      </TodaySection>
    );
  if (state.status === 'loading') return <Loading title={words.applications} />;
  if (state.value === 0) return null;
  return (
    <TodaySection title={words.applications}>
      <Link href="/job-applications?status=new" className={styles.link}>
        {words.waiting(state.value)}
      </Link>
    </TodaySection>
  );
}
