import { pixelBoxStyle } from '../../../editor/artwork/box.ts';
import { artworkWords } from '../../../editor/artwork/text/artworkWords.ts';
import { typeset, typesetContact, unbroken } from '../../../editor/artwork/text/typeset.tsx';
import { contactOf, website } from '../../../editor/userDetails/userDetails.ts';
import * as styles from '../FlyerArtwork.css.ts';
import { CodeAt, codeSize } from '../FlyerCode.tsx';
import { FlyerPicture, throughBleed } from '../FlyerPicture.tsx';
import { Description, Headline, Subtitle, Words } from '../FlyerTexts.tsx';
import type { FlyerLayoutProps } from './layout.ts';

/** The picture across the top, and at the foot, on the accent, the number to call to order the service. */
export function ServiceFlyer({ draft, user, sheet, picture, link }: FlyerLayoutProps) {
  const { width, height, u, body } = sheet;
  const callHeight = 8.5 * body;
  const foot = height - callHeight;
  const pictureEnd = (sheet.isPortrait ? 0.4 : 0.36) * height;
  const top = pictureEnd + 6 * u;
  const wordsHeight = foot - top - 3 * u;
  return (
    <>
      <FlyerPicture
        sheet={sheet}
        box={{ x: 0, y: 0, width, height: pictureEnd }}
        picture={picture}
        scrim
        edge="bottom"
      />
      {sheet.isPortrait ? (
        <Words
          draft={draft}
          sheet={sheet}
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
            <Headline sheet={sheet} size={0.115 * height} most={wordsHeight}>
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
            <Subtitle sheet={sheet} most={0.42 * wordsHeight}>
              {draft.subtitle}
            </Subtitle>
            <Description sheet={sheet}>{draft.description}</Description>
          </div>
        </>
      )}
      <Call user={user} sheet={sheet} link={link} height={callHeight} />
    </>
  );
}

interface CallProps extends Pick<FlyerLayoutProps, 'user' | 'sheet' | 'link'> {
  height: number;
}

function Call({ user, sheet, link, height }: CallProps) {
  const { u, body, smallest } = sheet;
  const { phone, email } = contactOf(user);
  const box = { x: 0, y: sheet.height - height, width: sheet.width, height };
  return (
    <>
      <div className={`${styles.page} ${styles.accent}`} style={pixelBoxStyle(throughBleed(box, sheet))} />
      <div
        className={`${styles.call} ${styles.onAccent}`}
        style={pixelBoxStyle({
          ...box,
          x: 6 * u,
          width: sheet.width - 12 * u - (link ? codeSize(sheet) + 4 * u : 0),
        })}
        data-hero=""
        data-fit="email"
        data-fit-floor={Math.min(1, smallest / body)}
      >
        <div className={styles.promise}>{typeset(artworkWords[sheet.language].callForQuote)}</div>
        <div className={styles.number} dir="ltr">
          {unbroken(phone)}
        </div>
        <div className={styles.addresses} dir="ltr">
          <span>{typesetContact(email)}</span>
          <span>{website}</span>
        </div>
      </div>
      <CodeAt link={link} sheet={sheet} end={6 * u} bottom={(height - codeSize(sheet)) / 2} />
    </>
  );
}
