import { pixelBoxStyle } from '../../../editor/artwork/box.ts';
import * as styles from '../FlyerArtwork.css.ts';
import { CodeAt, codeSize } from '../FlyerCode.tsx';
import { ContactBlock } from '../FlyerContact.tsx';
import { FlyerPicture } from '../FlyerPicture.tsx';
import { Description, Headline, Subtitle, Words } from '../FlyerTexts.tsx';
import type { FlyerLayoutProps } from './layout.ts';

/** A page to read: a stack of points, and a tall strip of picture at the end. */
export function EducationalFlyer({ draft, user, metrics, picture, link }: FlyerLayoutProps) {
  const { width, height, u, body } = metrics;
  const stripStart = (metrics.isPortrait ? 0.68 : 0.74) * width;
  const contact = 7 * body;
  const top = 17 * u;
  const textHeight = height - 6 * u - contact - top - 3 * u;
  return (
    <>
      <FlyerPicture
        metrics={metrics}
        box={{ x: stripStart, y: 0, width: width - stripStart, height }}
        picture={picture}
      />
      {metrics.isPortrait ? (
        <Words
          draft={draft}
          metrics={metrics}
          box={{ x: 6 * u, y: top, width: stripStart - 12 * u, height: textHeight }}
          headline={{ size: 0.075 * height, most: 0.4 * textHeight }}
          subtitle={0.16 * textHeight}
        />
      ) : (
        <>
          <div
            className={styles.column}
            style={pixelBoxStyle({ x: 6 * u, y: top, width: 0.38 * width - 6 * u, height: textHeight })}
          >
            <Headline metrics={metrics} size={0.095 * height} most={0.65 * textHeight}>
              {draft.title}
            </Headline>
            <Subtitle metrics={metrics} most={0.28 * textHeight}>
              {draft.subtitle}
            </Subtitle>
          </div>
          <div
            className={styles.column}
            style={pixelBoxStyle({
              x: 0.42 * width,
              y: top,
              width: stripStart - 0.42 * width - 6 * u,
              height: height - top - 6 * u,
            })}
          >
            <Description metrics={metrics} points>
              {draft.description}
            </Description>
          </div>
        </>
      )}
      <ContactBlock
        metrics={metrics}
        user={user}
        box={{
          x: 6 * u,
          y: height - 6 * u - contact,
          width:
            (metrics.isPortrait ? stripStart : 0.38 * width) -
            12 * u -
            (link ? codeSize(metrics) + 3 * u : 0),
          height: contact,
        }}
      />
      <CodeAt
        link={link}
        metrics={metrics}
        end={width - (metrics.isPortrait ? stripStart : 0.38 * width) + 6 * u}
        bottom={6 * u}
      />
    </>
  );
}
