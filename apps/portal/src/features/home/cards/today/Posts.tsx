import { Button, Heading, IconButton, Sentence } from '@daybreak/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '../../../../backend/interfaces/Home.ts';
import type { LoadedControl } from '../../../../shared/requests/useLoaded.ts';
import { shortDay } from '../days.ts';
import { today as messages } from '../messages.ts';
import * as styles from './TodayCard.css.ts';
import { LoadedSection } from './TodaySection.tsx';

/** Posts shown before the reader asks for all of them. */
const initialPosts = 3;

interface PostsProps {
  posts: LoadedControl<readonly Post[]>;
  now: Date;
  /** For administrators. */
  onEdit?: (post: Post) => void;
}

/** Posts by administrators, newest first. */
export function Posts({ posts, now, onEdit }: PostsProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <LoadedSection title={messages.posts} isWide loaded={posts} failedText={messages.postsFailed}>
      {(all) => (
        <>
          <ul className={styles.list}>
            {(showsAll ? all : all.slice(0, initialPosts)).map((post) => (
              <li key={post.id}>
                <article className={styles.post}>
                  <div className={styles.postHead}>
                    <Heading level={4} size="sm" dir="auto" className={styles.postTitle}>
                      {post.title}
                    </Heading>
                    {onEdit ? (
                      <IconButton
                        size="small"
                        label={messages.edit(post.title)}
                        icon={<Pencil size={14} />}
                        onClick={() => onEdit(post)}
                      />
                    ) : null}
                  </div>
                  <p className={styles.body} dir="auto">
                    {post.body}
                  </p>
                  <p className={styles.small}>
                    <Sentence verbatim={[post.author ?? '']}>
                      {messages.signed(
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
          {!showsAll && all.length > initialPosts ? (
            <div>
              <Button size="small" onClick={() => setShowsAll(true)}>
                {messages.all(all.length)}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </LoadedSection>
  );
}
