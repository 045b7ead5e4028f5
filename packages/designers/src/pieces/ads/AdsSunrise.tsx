import * as parts from '../../artwork/artwork.css.ts';
import { pixelBoxStyle } from '../../artwork/box.ts';
import { ActionButton } from '../../artwork/screen/ActionButton.tsx';
import { FittedText } from '../../artwork/screen/FittedText.tsx';
import { Logo } from '../../artwork/screen/Logo.tsx';
import { SmallLines } from '../../artwork/screen/SmallLines.tsx';
import * as screen from '../../artwork/screen/screen.css.ts';
import type { Composition } from '../../compositions/composition.ts';
import { directionOf } from '../../workbench/direction.ts';
import { AdsGround } from './AdsGround.tsx';
import { layoutFor } from './layouts/layouts.ts';

/** A picture that rises like the sun, one message and one button, laid out for each size that an ad has. */
export const adsSunrise: Composition<'sunrise'> = {
  id: 'sunrise',
  label: 'Sunrise',
  Artwork: ({ content, frame, theme, logo }) => {
    const { headline, support, action, foot, picture } = content;
    const { width, height, u, bleed } = frame;
    const size = {
      width: Math.round((width + 2 * bleed.x) * u),
      height: Math.round((height + bleed.top + bleed.bottom) * u),
    };
    const layout = layoutFor(size);
    const { words, contact } = layout;
    const { at, ...room } = layout.cta;
    const [website = '', person = ''] = foot.lines;
    const button = (
      <ActionButton
        room={room}
        tone={theme === 'orange' ? 'white' : 'accent'}
        style={at && { position: 'absolute', insetInlineStart: at.x, insetBlockStart: at.y }}
      >
        {action?.text ?? ''}
      </ActionButton>
    );
    return (
      <div className={`${parts.root} ${parts.ground[theme]}`} dir={directionOf(headline.text)}>
        <AdsGround motif={layout} size={size} theme={theme} picture={picture} />
        <Logo place={layout.logo} theme={theme} version={logo} />
        <div
          className={`${parts.box} ${screen.words} ${screen.wordsAt[words.align]}`}
          style={{ ...pixelBoxStyle(words), gap: words.gap }}
        >
          <FittedText field={headline.field} room={layout.headline} className={parts.headline}>
            {headline.text}
          </FittedText>
          {layout.description && support ? (
            <FittedText field={support.field} room={layout.description} className={screen.support}>
              {support.text}
            </FittedText>
          ) : null}
          {at ? null : button}
        </div>
        {at ? button : null}
        {contact ? (
          <>
            <SmallLines field={foot.field} lines={[website]} box={contact.website} {...contact} />
            <SmallLines
              field={foot.field}
              lines={contact.onBand ? [person] : person.split('  ·  ')}
              box={contact.person}
              at={contact.onBand ? 'end' : 'start'}
              {...contact}
            />
          </>
        ) : null}
      </div>
    );
  },
};
