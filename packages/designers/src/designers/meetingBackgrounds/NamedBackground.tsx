import * as artwork from '../../editor/artwork/artwork.css.ts';
import { PictureSlot } from '../../editor/artwork/PictureSlot.tsx';
import { Scrim } from '../../editor/artwork/Scrim.tsx';
import { typeset } from '../../editor/artwork/text/typeset.tsx';
import type { ArtworkProps } from '../../editor/designer.ts';
import { backgrounds, logoOn } from './backgrounds.ts';
import * as styles from './NamedBackground.css.ts';
import type { NamedDraft } from './namedFields.ts';

const middle = { x: 0.5, y: 0.5 };

/** A background with the logo in one corner, and the person's name and title in the other. */
export function NamedBackground({ draft, data }: ArtworkProps<NamedDraft>) {
  const background = backgrounds.find(({ id }) => id === draft.background) ?? backgrounds[0];
  if (!background) return null;
  const { url, small, medium, ground } = background;
  const { name, title } = data.user;
  return (
    <div className={artwork.root}>
      <PictureSlot
        picture={{
          url,
          copies: [
            { url: small, width: 480 },
            { url: medium, width: 960 },
            { url, width: styles.width },
          ],
          alt: background.name,
          ratio: 16 / 9,
          focus: middle,
          scale: 1,
        }}
      />
      {/* Dark words on a light ground need no scrim: a test measures all of these. */}
      {ground === 'dark' ? <Scrim from="top" seenSmaller everyPixel /> : null}
      <img src={logoOn[ground]} alt="" className={styles.logo} />
      <div className={styles.room} data-flow="">
        <div className={`${styles.words} ${styles.on[ground]}`}>
          {name.trim() ? (
            <div
              className={styles.name}
              dir="auto"
              data-fit="name"
              data-fit-floor="0.62"
              data-fit-usual="0.62"
            >
              {typeset(name)}
            </div>
          ) : null}
          {title.trim() ? (
            <div className={styles.title} dir="auto" data-fit="title" data-fit-floor="0.7">
              {typeset(title)}
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
