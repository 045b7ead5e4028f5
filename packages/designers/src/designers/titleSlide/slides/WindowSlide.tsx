import { textDensityOf } from '../../../editor/layouts/content.ts';
import { DiscPicture } from '../../../editor/layouts/frame/DiscPicture.tsx';
import { discStyle } from '../../../editor/layouts/frame/frame.ts';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import { margin, Slide } from '../Slide.tsx';
import { bottom } from './measures.ts';

/** The photograph in the sun, cropped by two edges, with its own rim behind it. */
export function WindowSlide(props: LayoutProps) {
  const { content, frame } = props;
  const { width } = frame;
  const disc = {
    light: { x: width - 44, y: 42, radius: 62 },
    usual: { x: width - 35, y: 43, radius: 56 },
    heavy: { x: width - 22, y: 44, radius: 50 },
  }[textDensityOf(content)];
  return (
    <Slide {...props} area={{ x: margin, y: 21, right: disc.x - disc.radius - 10, bottom }} grow={[6.2, 20]}>
      <div className={parts.disc} style={discStyle(frame, { ...disc, x: disc.x - 4, y: disc.y + 4 })} />
      <DiscPicture picture={content.picture} frame={frame} disc={disc} />
    </Slide>
  );
}
