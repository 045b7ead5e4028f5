import { HorizonRows } from '../../../editor/artwork/Horizon.tsx';
import { textDensityOf } from '../../../editor/layouts/content.ts';
import { DiscPicture } from '../../../editor/layouts/frame/DiscPicture.tsx';
import { discStyle } from '../../../editor/layouts/frame/frame.ts';
import { Block } from '../../../editor/layouts/frame/Page.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import { margin, Slide } from '../Slide.tsx';

/** First light over ordered rows: the sun is cut by the horizon, the words are in the sky. */
export function SunriseSlide(props: LayoutProps) {
  const { content, frame, theme } = props;
  const { width, height, u } = frame;
  const isHeavy = textDensityOf(content) === 'heavy';
  const horizon = isHeavy ? 86 : 80;
  const band = isHeavy ? 93 : 90;
  const disc = {
    light: { x: width - 36, y: horizon, radius: 52 },
    usual: { x: width - 27, y: horizon, radius: 43 },
    heavy: { x: width - 16, y: horizon, radius: 30 },
  }[textDensityOf(content)];
  return (
    <Slide
      {...props}
      area={{ x: margin, y: 21, right: disc.x - disc.radius - 7, bottom: horizon - 5 }}
      align="spread"
      grow={[6.5, 22]}
      footArea={{
        x: margin,
        y: band + (isHeavy ? 1 : 2.5),
        right: width - margin,
        bottom: isHeavy ? 99 : 97,
      }}
      footClass={parts.onDeep}
    >
      <div className={parts.clipped} style={{ insetInline: 0, insetBlockStart: 0, blockSize: horizon * u }}>
        {theme === 'image' ? (
          <DiscPicture picture={content.picture} frame={frame} disc={disc} bottom={horizon} />
        ) : (
          <div className={parts.disc} style={discStyle(frame, disc)} />
        )}
      </div>
      <HorizonRows from={horizon * u} to={band * u} count={isHeavy ? 3 : 4} color={tone.rows} snapped />
      <Block frame={frame} area={{ x: 0, y: band, right: width, bottom: height }} className={parts.deep} />
    </Slide>
  );
}
