import { useMemo } from 'react';
import { Artboard, type ArtboardProps } from '../../editor/preview/Artboard.tsx';
import { useSpace } from '../../editor/rendering/useSpace.ts';
import type { UserDetails } from '../../editor/userDetails/userDetails.ts';
import type { Background } from './backgrounds.ts';
import { namedBackground } from './drawName.ts';
import * as styles from './MeetingBackgrounds.css.ts';

interface NamedPictureProps extends Pick<ArtboardProps, 'isThumbnail'> {
  background: Background;
  user: UserDetails;
}

/** A background with a person's name on it, as wide as there's room for. */
export function NamedPicture({ background, user, isThumbnail }: NamedPictureProps) {
  const { space, measure } = useSpace();
  const draft = { background: background.id, platform: 'universal' };
  const data = useMemo(() => ({ user, images: [] }), [user]);
  const [side] = namedBackground.artboards(draft);
  return (
    <div
      ref={measure}
      className={styles.named}
      role="img"
      aria-label={`${background.name}, with your name in the top-right corner`}
    >
      {space && side ? (
        <Artboard
          side={side}
          within={{ width: space.width, height: (space.width * 9) / 16 }}
          isThumbnail={isThumbnail}
        >
          <namedBackground.Artwork draft={draft} data={data} side={side} />
        </Artboard>
      ) : null}
    </div>
  );
}
