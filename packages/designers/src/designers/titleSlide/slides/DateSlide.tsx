import { datePart } from '../../../editor/artwork/text/eventTime.ts';
import { textDensityOf } from '../../../editor/layouts/content.ts';
import { Flow } from '../../../editor/layouts/frame/Flow.tsx';
import { areaStyle } from '../../../editor/layouts/frame/frame.ts';
import { Block, PictureArea } from '../../../editor/layouts/frame/Page.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import { margin, Slide } from '../Slide.tsx';
import { bottom, pictureOver } from './measures.ts';

/** The day as a numeral, as high as the slide. */
export function DateSlide(props: LayoutProps) {
  const { content, frame, theme } = props;
  const { width, height } = frame;
  const { event, language } = content;
  const day = event?.date ?? '';
  const end = 68;
  const pictured = theme === 'image';
  const top = pictureOver[textDensityOf(content)];
  return (
    <Slide
      {...props}
      area={{ x: end + margin, y: pictured ? top + 19 : 21, right: width - margin, bottom }}
      grow={[6.5, 20]}
      logoTop={pictured ? top + 7 : undefined}
      withDate={false}
    >
      {pictured ? <PictureArea {...props} area={{ x: end, y: 0, right: width, bottom: top }} /> : null}
      <Block frame={frame} area={{ x: 0, y: 0, right: end, bottom: height }} className={parts.accent} />
      <div
        className={`${parts.at} ${parts.onAccent} ${parts.caption} ${parts.dateColumn}`}
        style={{
          ...areaStyle(frame, { x: margin, y: 9, right: end - 6, bottom: 24 }),
          fontSize: 4.8 * frame.u,
        }}
      >
        <span dir="auto">{datePart(day, 'monthAndYear', language)}</span>
        <span dir="auto">{datePart(day, 'weekday', language)}</span>
      </div>
      <Flow frame={frame} area={{ x: margin - 1, y: 28, right: end - 5, bottom: 96 }} align="end">
        <div className={`${parts.numeral} ${parts.onAccent}`} data-fit={event?.place.field} data-grow="16 90">
          {datePart(day, 'day', language)}
        </div>
      </Flow>
    </Slide>
  );
}
