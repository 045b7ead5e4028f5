import { PictureSlot } from '../../../editor/artwork/PictureSlot.tsx';
import { Scrim } from '../../../editor/artwork/Scrim.tsx';
import { areaStyle } from '../../../editor/layouts/frame/frame.ts';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import { margin, Slide } from '../Slide.tsx';
import * as styles from '../slide.css.ts';
import { bottom } from './measures.ts';

/** The title is the picture; in the image theme, it's over one. */
export function TypeSlide(props: LayoutProps) {
  const { content, frame, theme } = props;
  const { width, height } = frame;
  const pictured = theme === 'image';
  return (
    <Slide
      {...props}
      area={{ x: margin, y: 20, right: pictured ? 0.62 * width : width - margin, bottom }}
      grow={[8, pictured ? 24 : 40]}
      withSun
    >
      {pictured ? (
        <div className={parts.clipped} style={areaStyle(frame, { x: 0, y: 0, right: width, bottom: height })}>
          <PictureSlot picture={content.picture} className={styles.over} />
          <Scrim from="start" seenSmaller />
        </div>
      ) : null}
    </Slide>
  );
}
