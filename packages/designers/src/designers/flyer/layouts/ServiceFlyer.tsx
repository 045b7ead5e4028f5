import { pixelBoxStyle } from '../../../editor/artwork/box.ts';
import { artworkWords } from '../../../editor/artwork/text/artworkWords.ts';
import { noBreak, typeset, typesetContact } from '../../../editor/artwork/text/typeset.tsx';
import { contactOf, website } from '../../../editor/userDetails/userDetails.ts';
import * as styles from '../FlyerArtwork.css.ts';
import { CodeAt, codeSize } from '../FlyerCode.tsx';
import { FlyerPicture, throughBleed } from '../FlyerPicture.tsx';
import { Description, Headline, Subtitle, Words } from '../FlyerTexts.tsx';
import type { FlyerLayoutProps } from './layout.ts';

/** The picture across the top, and at the foot, on the accent, the number to call to order the service. */
export function ServiceFlyer({ draft, user, metrics, picture, link }: FlyerLayoutProps) {
  const { width, height, u, body } = metrics;
  const callHeight = 8.5 * body;
  const foot = height - callHeight;
  const pictureEnd = (metrics.isPortrait ? 0.4 : 0.36) * height;
  const top = pictureEnd + 6 * u;
  const wordsHeight = foot - top - 3 * u;
  return (
    <>
      <FlyerPicture
        metrics={metrics}
        box={{ x: 0, y: 0, width, height: pictureEnd }}
        picture={picture}
        scrim
        edge="bottom"
      />
      {metrics.isPortrait ? (
        <Words
          draft={draft}
          metrics={metrics}
          box={{ x: 6 * u, y: top, width: 88 * u, height: wordsHeight }}
          headline={{ size: 0.085 * height, most: 0.45 * wordsHeight }}
          subtitle={0.2 * wordsHeight}
        />
      ) : (
        <>
          <div
            className={styles.column}
            style={pixelBoxStyle({ x: 6 * u, y: top, width: 0.5 * width - 6 * u, height: wordsHeight })}
          >
            <Headline metrics={metrics} size={0.115 * height} most={wordsHeight}>
              {draft.title}
            </Headline>
          </div>
          <div
            className={styles.column}
            style={pixelBoxStyle({
              x: 0.55 * width,
              y: top,
              width: 0.45 * width - 6 * u,
              height: wordsHeight,
            })}
          >
            <Subtitle metrics={metrics} most={0.42 * wordsHeight}>
              {draft.subtitle}
            </Subtitle>
            <Description metrics={metrics}>{draft.description}</Description>
          </div>
        </>
      )}
      <Call user={user} metrics={metrics} link={link} height={callHeight} />
    </>
  );
}

interface CallProps extends Pick<FlyerLayoutProps, 'user' | 'metrics' | 'link'> {
  height: number;
}

function Call({ user, metrics, link, height }: CallProps) {
  const { u, body, smallest } = metrics;
  const { phone, email } = contactOf(user);
  const box = { x: 0, y: metrics.height - height, width: metrics.width, height };
  return (
    <>
      <div className={`${styles.page} ${styles.accent}`} style={pixelBoxStyle(throughBleed(box, metrics))} />
      <div
        className={`${styles.call} ${styles.onAccent}`}
        style={pixelBoxStyle({
          ...box,
          x: 6 * u,
          width: metrics.width - 12 * u - (link ? codeSize(metrics) + 4 * u : 0),
        })}
        data-hero=""
        data-fit="email"
        data-fit-floor={Math.min(1, smallest / body)}
      >
        <div className={styles.promise}>{typeset(artworkWords[metrics.language].callForQuote)}</div>
        <div className={styles.number} dir="ltr">
          {noBreak(phone)}
        </div>
        <div className={styles.addresses} dir="ltr">
          <span>{typesetContact(email)}</span>
          <span>{website}</span>
        </div>
      </div>
      <CodeAt link={link} metrics={metrics} end={6 * u} bottom={(height - codeSize(metrics)) / 2} />
    </>
  );
}
