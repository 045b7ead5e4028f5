import type { UploadedImage, UserDetails } from '@daybreak/designers';
import type { PieceLook } from '@daybreak/designers/library';
import { Boundary, Text } from '@daybreak/ui';
import { useElementSize } from '../layout/useElementSize.ts';
import * as styles from './ChangedPictures.css.ts';
import { pair } from './Differences.css.ts';
import { compare as messages } from './messages.ts';

/** A version to compare: its name and its content. */
interface ComparedVersion {
  readonly name: string;
  readonly draft: unknown;
  readonly images: readonly UploadedImage[];
}

interface ChangedPicturesProps {
  look: PieceLook;
  user: UserDetails;
  before: ComparedVersion;
  after: ComparedVersion;
}

/** The sides of two versions next to each other. A piece without sides, such as an email, is one picture. */
export function ChangedPictures({ look, user, before, after }: ChangedPicturesProps) {
  const { size, measure } = useElementSize();
  const width = size?.width;
  const sides = new Map(
    [before, after].flatMap(({ draft }) => look.sides(draft)).map(({ id, label }) => [id, label]),
  );
  const sidesToShow = sides.size > 0 ? [...sides] : [['', ''] as const];
  return sidesToShow.map(([id, label], index) => (
    <div key={id} className={pair}>
      {[before, after].map((version, place) => (
        <div
          key={version.name}
          ref={index === 0 && place === 0 ? measure : undefined}
          className={styles.half}
        >
          <p className={styles.caption} dir="auto">
            {sidesToShow.length > 1 ? messages.sideOf(version.name, label) : version.name}
          </p>
          {id === '' || look.sides(version.draft).some((side) => side.id === id) ? (
            <div
              className={styles.picture}
              role="img"
              aria-label={messages.picture(
                sidesToShow.length > 1 ? messages.sideOf(version.name, label) : version.name,
              )}
            >
              <div inert>
                <Boundary fallback={() => <Text size="sm">{messages.notDrawn}</Text>}>
                  {width ? (
                    <look.Drawn
                      draft={version.draft}
                      {...(id ? { side: id } : {})}
                      user={user}
                      images={version.images}
                      within={{ width, height: id ? 320 : Number.POSITIVE_INFINITY }}
                    />
                  ) : null}
                </Boundary>
              </div>
            </div>
          ) : (
            <Text size="sm" tone="muted">
              {messages.noSide}
            </Text>
          )}
        </div>
      ))}
    </div>
  ));
}
