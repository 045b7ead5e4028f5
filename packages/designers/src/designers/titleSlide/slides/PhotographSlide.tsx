import { textDensityOf } from '../../../editor/layouts/content.ts';
import { PictureArea } from '../../../editor/layouts/frame/Page.tsx';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import { margin, Slide } from '../Slide.tsx';
import { bottom } from './measures.ts';

/** The photograph fills one side, to the edge. */
export function PhotographSlide(props: LayoutProps) {
  const { content, frame } = props;
  const { width, height } = frame;
  const seam = width * { light: 0.46, usual: 0.5, heavy: 0.62 }[textDensityOf(content)];
  return (
    <Slide {...props} area={{ x: margin, y: 21, right: seam - 8, bottom }} grow={[6.2, 20]}>
      <PictureArea {...props} area={{ x: seam, y: 0, right: width, bottom: height }} />
    </Slide>
  );
}
