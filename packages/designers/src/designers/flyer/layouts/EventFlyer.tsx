import { pixelBoxStyle } from '../../../editor/artwork/box.ts';
import { aboutEvent, EventPanel, hasEvent } from '../EventPanel.tsx';
import * as styles from '../FlyerArtwork.css.ts';
import { codeSize } from '../FlyerCode.tsx';
import { ContactBand, contactHeight } from '../FlyerContact.tsx';
import { FlyerPicture } from '../FlyerPicture.tsx';
import { Description, Headline, Subtitle, Words } from '../FlyerTexts.tsx';
import type { FlyerLayoutProps } from './layout.ts';

/** The day in an accent panel that overlaps the picture's edge, so that the eye finds it right after the headline. */
export const EventFlyer = (props: FlyerLayoutProps) =>
  props.metrics.isPortrait ? <Portrait {...props} /> : <Landscape {...props} />;

/** Estimates the height of a text at its reading size, in pixels: a character is half as wide as its size. */
const heightOf = (text: string, width: number, { body }: FlyerLayoutProps['metrics']) =>
  text.split('\n').reduce((lines, line) => lines + Math.ceil((0.5 * body * line.trim().length) / width), 0) *
  1.5 *
  body;

/** Headline, picture across the sheet, panel, description. A long description narrows the picture to a strip. */
function Portrait({ draft, user, metrics, picture, link }: FlyerLayoutProps) {
  const { width, height, u, body } = metrics;
  const foot = height - contactHeight(metrics, draft.size);
  const announced = hasEvent(draft);
  const panelHeight = 9.5 * body;
  const description = aboutEvent(draft);
  const besideCode = link ? codeSize(metrics) + 4 * u : 0;
  const usualHeight = Math.max(7.5 * body, link ? codeSize(metrics) + 6 * u : 0);
  const spaceAbove = announced ? 0.68 * panelHeight : 3 * u;
  const pictureTop = (height > 140 * u ? 0.46 : height > 115 * u ? 0.43 : 0.4) * height;
  const most = Math.max(usualHeight, foot - pictureTop - spaceAbove - 0.08 * height);
  const neededHeight = heightOf(description, 88 * u - besideCode, metrics) + 5 * u;
  const descriptionTop = foot - Math.min(most, Math.max(usualHeight, neededHeight));
  const pictureEnd = descriptionTop - spaceAbove;
  const top = 17 * u;
  const titleHeight = pictureTop - top - 6 * u;
  return (
    <>
      <FlyerPicture
        metrics={metrics}
        box={{ x: 0, y: pictureTop, width, height: pictureEnd - pictureTop }}
        picture={picture}
        edge={announced ? undefined : 'bottom'}
        horizon={announced ? pictureEnd - 0.32 * panelHeight : undefined}
      />
      <div
        className={styles.column}
        style={pixelBoxStyle({ x: 6 * u, y: top, width: 88 * u, height: titleHeight + 3 * u })}
      >
        <Headline metrics={metrics} size={0.105 * height} most={0.72 * titleHeight}>
          {draft.title}
        </Headline>
        <Subtitle metrics={metrics} most={0.25 * titleHeight}>
          {draft.subtitle}
        </Subtitle>
      </div>
      {announced ? (
        <EventPanel
          draft={draft}
          metrics={metrics}
          box={{ x: 0, y: pictureEnd - 0.32 * panelHeight, width: 94 * u, height: panelHeight }}
        />
      ) : null}
      <div
        className={styles.column}
        style={pixelBoxStyle({
          x: 6 * u,
          y: descriptionTop + 2 * u,
          width: 88 * u,
          height: foot - descriptionTop - 4 * u,
        })}
      >
        <Description metrics={metrics} link={link}>
          {description}
        </Description>
      </div>
      <ContactBand draft={draft} metrics={metrics} user={user} />
    </>
  );
}

/** Words in the column at the start; the panel on the picture in the other half. */
function Landscape({ draft, user, metrics, picture, link }: FlyerLayoutProps) {
  const { width, height, u, body } = metrics;
  const foot = height - contactHeight(metrics, draft.size);
  const panelHeight = 9.5 * body;
  const pictureStart = 0.48 * width;
  const top = 17 * u;
  return (
    <>
      <FlyerPicture
        metrics={metrics}
        box={{ x: pictureStart, y: 0, width: width - pictureStart, height: foot }}
        picture={picture}
        horizon={hasEvent(draft) ? foot - panelHeight - 7 * u : undefined}
      />
      <Words
        draft={{ ...draft, description: aboutEvent(draft) }}
        metrics={metrics}
        link={link}
        box={{ x: 6 * u, y: top, width: pictureStart - 12 * u, height: foot - top - 4 * u }}
        headline={{ size: 0.105 * height, most: 0.33 * height }}
        subtitle={0.15 * height}
      />
      {hasEvent(draft) ? (
        <EventPanel
          draft={draft}
          metrics={metrics}
          box={{
            x: pictureStart - 4 * u,
            y: foot - panelHeight - 7 * u,
            width: width - pictureStart + 4 * u,
            height: panelHeight,
          }}
        />
      ) : null}
      <ContactBand draft={draft} metrics={metrics} user={user} />
    </>
  );
}
