import { Button, type Elements, Heading } from '@daybreak/ui';
import { Eye } from 'lucide-react';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import { BackgroundPicture } from '../BackgroundPicture.tsx';
import type { Background } from '../backgrounds.ts';
import { LazyNamedPicture } from '../LazyNamedPicture.tsx';
import * as styles from '../MeetingBackgrounds.css.ts';

interface BackgroundGridProps {
  backgrounds: readonly Background[];
  user: UserDetails;
  /** True to show the user's name on them. */
  isNamed: boolean;
  onPreview: (background: Background) => void;
  downloadButton: (background: Background) => Elements;
}

/** The backgrounds of a platform, each to look at or to download. */
export const BackgroundGrid = ({
  backgrounds,
  user,
  isNamed,
  onPreview,
  downloadButton,
}: BackgroundGridProps) => (
  <ul className={styles.backgrounds}>
    {backgrounds.map((background) => (
      <li key={background.id} className={styles.background}>
        {isNamed ? (
          <LazyNamedPicture background={background} user={user} isThumbnail />
        ) : (
          <BackgroundPicture
            background={background}
            src={background.small}
            srcSet={`${background.small} 480w, ${background.medium} 960w`}
            sizes="(max-width: 767px) 90vw, 320px"
            alt=""
            width={480}
            height={270}
            loading="lazy"
          />
        )}
        <div className={styles.words}>
          <Heading level={4} size="sm">
            {background.name}
          </Heading>
          <span className={styles.facts}>{`${background.category} · ${background.dimensions}`}</span>
          <div className={styles.actions}>
            <Button
              size="small"
              icon={<Eye size={14} aria-hidden="true" />}
              onClick={() => onPreview(background)}
            >
              Preview
            </Button>
            {downloadButton(background)}
          </div>
        </div>
      </li>
    ))}
  </ul>
);
