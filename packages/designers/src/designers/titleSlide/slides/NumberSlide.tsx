import { textDensityOf } from '../../../editor/layouts/content.ts';
import { figureOf } from '../../../editor/layouts/figure.ts';
import { Flow, Text } from '../../../editor/layouts/frame/Flow.tsx';
import { discStyle } from '../../../editor/layouts/frame/frame.ts';
import { PictureArea } from '../../../editor/layouts/frame/Page.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import { margin, Slide } from '../Slide.tsx';
import { bottom, pictureOver } from './measures.ts';

/** One number of the title, in the sun. */
export function NumberSlide(props: LayoutProps) {
  const { content, frame, theme } = props;
  const { width } = frame;
  const pictured = theme === 'image';
  const figure = figureOf(content);
  const disc = { x: 30, y: 46, radius: 52 };
  const top = pictureOver[textDensityOf(content)];
  return (
    <Slide
      {...props}
      area={{ x: 92, y: pictured ? top + 19 : 21, right: width - margin, bottom }}
      grow={[6.5, 18]}
      logoTop={pictured ? top + 7 : undefined}
    >
      {pictured ? <PictureArea {...props} area={{ x: 50, y: 0, right: width, bottom: top }} /> : null}
      <div className={parts.disc} style={discStyle(frame, disc)} />
      <Flow frame={frame} area={{ x: 6, y: 10, right: 74, bottom: 82 }} align="center">
        <div
          className={`${parts.numeral} ${parts.onAccent}`}
          data-fit={figure?.words.field}
          data-grow="12 62"
        >
          <span dir="ltr">{figure?.number}</span>
        </div>
        {figure?.unit ? (
          <Text
            words={{ field: figure.words.field, text: figure.unit }}
            className={`${parts.unit} ${parts.onAccent}`}
          />
        ) : null}
      </Flow>
    </Slide>
  );
}
