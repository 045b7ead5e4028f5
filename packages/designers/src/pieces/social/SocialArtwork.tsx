import { company } from '@daybreak/brand';
import * as parts from '../../artwork/artwork.css.ts';
import { pixelBoxStyle } from '../../artwork/box.ts';
import { ActionButton } from '../../artwork/screen/ActionButton.tsx';
import { FittedText } from '../../artwork/screen/FittedText.tsx';
import { Logo } from '../../artwork/screen/Logo.tsx';
import { SmallLines } from '../../artwork/screen/SmallLines.tsx';
import * as screen from '../../artwork/screen/screen.css.ts';
import { pictureOf } from '../../images/slotPicture.ts';
import { contactOf } from '../../userDetails/userDetails.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { directionOf } from '../../workbench/direction.ts';
import { layouts } from './layouts/layouts.ts';
import type { SocialLayout } from './layouts/socialLayout.ts';
import { hashtagsOf, pictureWords } from './postText.ts';
import * as styles from './SocialArtwork.css.ts';
import { SocialGround } from './SocialGround.tsx';
import { type SocialDraft, socialFields } from './social.fields.ts';
import { socialFormat } from './socialFormats.ts';

/** One accent in a view: the disc is it, or over a picture, which has no disc, the button. */
const buttonTones = { white: 'teal', blue: 'white', image: 'accent' } as const;

const tagsOnPicture = 3;

/** First light on a feed: what a caption says first, and what to do about it. The rest of the caption is the post's text. */
export function SocialArtwork({ draft, brief, side }: ArtworkProps<SocialDraft>) {
  const { user } = brief;
  const { theme, cta } = draft;
  const layout: SocialLayout = layouts[socialFormat(draft).layout];
  const { words, tags, band } = layout;
  const { headline, support } = pictureWords(draft.caption);
  const { phone, email } = contactOf(user);
  const hashtags = hashtagsOf(draft.hashtags).slice(0, tagsOnPicture).join(' ');
  const direction = directionOf(headline);
  return (
    <div className={`${parts.root} ${parts.ground[theme]}`} dir={direction}>
      <SocialGround
        layout={layout}
        size={side.size}
        theme={theme}
        picture={pictureOf(socialFields, draft, 'picture', brief)}
      />
      <Logo place={layout.logo} theme={theme} version={user.logoVersion} />
      <div
        className={`${parts.box} ${screen.words} ${screen.wordsAt[words.align]}`}
        style={{ ...pixelBoxStyle(words), gap: words.gap }}
      >
        <FittedText field="caption" room={layout.headline} floor={0.35} className={parts.headline}>
          {headline}
        </FittedText>
        {layout.support ? (
          <FittedText field="caption" room={layout.support} className={screen.support}>
            {support}
          </FittedText>
        ) : null}
        <div
          className={`${styles.action} ${tags?.beside ? styles.beside : styles.under}`}
          style={{ gap: words.gap }}
        >
          <ActionButton room={layout.cta} tone={buttonTones[theme]}>
            {cta}
          </ActionButton>
          {tags ? (
            <FittedText field="hashtags" room={tags} className={styles.tags}>
              {hashtags}
            </FittedText>
          ) : null}
        </div>
      </div>
      {band ? (
        <>
          <SmallLines
            field="hashtags"
            lines={[hashtags || company.website.replace('https://', '')]}
            size={band.size}
            box={band.start}
            onBand
          />
          <SmallLines
            field="contact"
            lines={[`${phone}  ·  ${email}`]}
            size={band.size}
            box={band.end}
            at="end"
            onBand
          />
        </>
      ) : null}
    </div>
  );
}
