import { PictureSlot } from '../../../editor/artwork/PictureSlot.tsx';
import { type Content, textDensityOf } from '../../../editor/layouts/content.ts';
import { Flow, Headline } from '../../../editor/layouts/frame/Flow.tsx';
import { type Area, discStyle } from '../../../editor/layouts/frame/frame.ts';
import { Foot } from '../../../editor/layouts/frame/Page.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { RemainingContent } from '../../../editor/layouts/frame/RemainingContent.tsx';
import type { LayoutProps } from '../../../editor/layouts/layout.ts';
import type { BrochureDraft } from '../brochure.fields.ts';
import * as styles from '../panels.css.ts';
import { margin, type PanelBox, type SheetLayout } from '../sheetLayout.ts';
import { joinShortWords } from '../twoWords.ts';

interface CoverWordsProps extends LayoutProps {
  area: Area;
  align: 'start' | 'end';
}

export const CoverWords = ({ area, align, ...shared }: CoverWordsProps) => {
  const { frame, content } = shared;
  const { width, height } = frame;
  return (
    <>
      <Flow frame={frame} area={area} align={align}>
        <Headline
          words={{ ...content.headline, text: joinShortWords(content.headline.text, area.right - area.x) }}
          grow={[6, 20]}
        />
        <RemainingContent content={content} />
      </Flow>
      <Foot
        {...shared}
        withLogo
        area={{ x: area.x, y: height - 14, right: width - margin, bottom: height - 6 }}
      />
    </>
  );
};

/** The ground around the sun, by theme, for pieces that give the sun its own ground. */
const sunny = { white: 'orange', blue: 'orange', orange: 'white', image: 'orange' } as const;

/** A panel in the sun's color, and the sun in the ground's color: the headline sits on its horizon. */
export const TypeCover = (shared: LayoutProps) => {
  const { frame, content, theme } = shared;
  const { width, height, shape } = frame;
  const isAcross = shape === 'across';
  const isHeavy = textDensityOf(content) === 'heavy';
  const light = textDensityOf(content) === 'light';
  const radius = isAcross
    ? 50
    : isHeavy
      ? 36
      : Math.min((light ? 0.8 : 0.62) * width, (light ? 0.34 : 0.26) * height);
  const disc = isAcross
    ? { x: width - 24, y: 10, radius }
    : { x: width - 0.55 * radius, y: isHeavy ? 4 : 0.55 * radius, radius };
  return (
    <div className={`${parts.at} ${parts.accent}`} style={{ inset: 0 }}>
      <div className={styles.sunOnSun} style={discStyle(frame, disc)} />
      <CoverWords
        {...shared}
        theme={sunny[theme]}
        area={{
          x: margin,
          y: isAcross ? 14 : disc.y + radius + 6,
          right: isAcross ? disc.x - radius - 6 : width - margin,
          bottom: height - 19,
        }}
        align="end"
      />
    </div>
  );
};

/** The cover and the panel before it, which its picture reaches into. */
export const aroundCover = (panels: readonly PanelBox[], cover: PanelBox) => {
  const place = panels.indexOf(cover);
  return panels.slice(Math.max(0, place - 1), place + 1);
};

/** Lower end of the cover's photograph, in units: the more text, the higher. */
export const seamOf = (content: Content, { frame }: PanelBox) =>
  frame.height * { light: 0.6, usual: 0.54, heavy: 0.42 }[textDensityOf(content)] -
  (frame.shape === 'across' ? 14 : 0);

/**
 * The disc with the cover's picture, in units of the cover: nearly as high as the sheet, reaching over the fold into the
 * back. On a Letter sheet, brand pictures 2,250 pixels high print in it at 300 DPI.
 */
function discOf(content: Content, { frame: { width, height, shape } }: PanelBox) {
  if (shape === 'across') return { x: 0.1 * width, y: 0.46 * height, radius: 0.5 * height };
  const isHeavy = textDensityOf(content) === 'heavy';
  const radius = (isHeavy ? 0.4 : 0.44) * height;
  return { x: 0.36 * width, y: (isHeavy ? 0.5 : 0.585) * height - radius, radius };
}

export function wordsArea(look: BrochureDraft['cover'], content: Content, cover: PanelBox) {
  const { width, height, shape } = cover.frame;
  const disc = discOf(content, cover);
  const beside = look === 'disc' && shape === 'across';
  return {
    x: beside ? disc.x + disc.radius + 8 : margin,
    y: beside ? 14 : (look === 'disc' ? disc.y + disc.radius : seamOf(content, cover)) + 8,
    right: width - margin,
    bottom: height - 19,
  };
}

interface DiscPictureProps {
  layout: SheetLayout;
  cover: PanelBox;
  content: Content;
}

/** The sun as a window across the fold, with its own rim behind it. */
export function DiscPicture({ layout, cover, content }: DiscPictureProps) {
  const { start, width } = layout.spanOf(aroundCover(layout.panels, cover));
  const { u } = cover.frame;
  const { x, y, radius } = discOf(content, cover);
  const at = (shift: number) => ({
    insetInlineStart: layout.bleed + cover.x - start + (x - radius - shift) * u,
    insetBlockStart: layout.bleed + (y - radius + shift) * u,
    inlineSize: 2 * radius * u,
    blockSize: 2 * radius * u,
  });
  return (
    <div className={parts.clipped} style={{ insetInlineStart: start, inlineSize: width, insetBlock: 0 }}>
      <div className={parts.disc} style={at(4)} />
      <PictureSlot picture={content.picture} className={parts.discOfPicture} style={at(0)} />
    </div>
  );
}
