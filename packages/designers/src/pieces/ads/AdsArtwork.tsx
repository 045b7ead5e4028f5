import * as parts from '../../artwork/artwork.css.ts';
import { pixelBoxStyle } from '../../artwork/box.ts';
import { ActionButton } from '../../artwork/screen/ActionButton.tsx';
import { FittedText } from '../../artwork/screen/FittedText.tsx';
import { Logo } from '../../artwork/screen/Logo.tsx';
import * as screen from '../../artwork/screen/screen.css.ts';
import { pictureOf } from '../../images/slotPicture.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { directionOf } from '../../workbench/direction.ts';
import * as styles from './AdsArtwork.css.ts';
import { AdsContact } from './AdsContact.tsx';
import { AdsGround } from './AdsGround.tsx';
import { adSize } from './adSizes.ts';
import { type AdsDraft, adsFields } from './ads.fields.ts';
import type { AdLayout } from './layouts/adLayout.ts';
import { layouts } from './layouts/layouts.ts';

/** Platforms whose ads stand on other people's pages, white ones among them. */
const onForeignPages: ReadonlySet<AdsDraft['platform']> = new Set(['google', 'display']);

/** A picture that rises like the sun, one message and one button, composed for the size it is shown at. */
export function AdsArtwork({ draft, brief, side }: ArtworkProps<AdsDraft>) {
  const { user } = brief;
  const { headline, description, cta, theme, platform } = draft;
  const layout: AdLayout = layouts[adSize(draft.size).layout];
  const { words } = layout;
  const { at, ...room } = layout.cta;
  return (
    <div className={`${parts.root} ${parts.ground[theme]}`} dir={directionOf(headline)}>
      <AdsGround
        motif={layout}
        size={side.size}
        theme={theme}
        picture={pictureOf(adsFields, draft, 'picture', brief)}
      />
      <Logo place={layout.logo} theme={theme} version={user.logoVersion} />
      <div
        className={`${parts.box} ${screen.words} ${screen.wordsAt[words.align]}`}
        style={{ ...pixelBoxStyle(words), gap: words.gap }}
      >
        <FittedText field="headline" room={layout.headline} className={parts.headline}>
          {headline}
        </FittedText>
        {layout.description ? (
          <FittedText field="description" room={layout.description} className={screen.support}>
            {description}
          </FittedText>
        ) : null}
        {at ? null : (
          <ActionButton room={room} tone="accent">
            {cta}
          </ActionButton>
        )}
      </div>
      {at ? (
        <ActionButton
          room={room}
          tone="accent"
          style={{ position: 'absolute', insetInlineStart: at.x, insetBlockStart: at.y }}
        >
          {cta}
        </ActionButton>
      ) : null}
      {layout.contact ? <AdsContact contact={layout.contact} user={user} /> : null}
      {theme === 'white' && onForeignPages.has(platform) ? <div className={styles.edge} /> : null}
    </div>
  );
}
