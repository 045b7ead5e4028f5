import { company } from '@daybreak/brand';
import { Rows } from '../../artwork/Horizon.tsx';
import { PictureSlot } from '../../artwork/PictureSlot.tsx';
import type { CompositionProps } from '../../compositions/composition.ts';
import { type Content, loadOf } from '../../compositions/content.ts';
import { Flow, Headline } from '../../compositions/Flow.tsx';
import { type Area, discStyle } from '../../compositions/frame.ts';
import { Foot } from '../../compositions/Page.tsx';
import * as compositions from '../../compositions/parts.css.ts';
import { Rest } from '../../compositions/Rest.tsx';
import { horizonOf, sunrise } from '../../compositions/Sunrise.tsx';
import { tone } from '../../compositions/tones.css.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { Back, Slogan } from './Back.tsx';
import type { BrochureDraft } from './brochure.fields.ts';
import { PanelPage } from './PanelPage.tsx';
import { Picture } from './Picture.tsx';
import * as styles from './panels.css.ts';
import { picturesOf } from './pictures.ts';
import { pointsOf, statementOf } from './points.ts';
import type { PanelBox, SheetLayout } from './sheetLayout.ts';

export interface SheetProps extends ArtworkProps<BrochureDraft> {
  layout: SheetLayout;
}

/** Where a picture above the contact ends, as a fraction of the height. */
const pictureEnd = 0.38;

const margin = 8;

/** The cover, the back beside it, and what opens first. The cover's picture may lie round the fold between cover and back. */
export function Outside(props: SheetProps) {
  const { draft, brief, layout } = props;
  const { panels, trim, bleed, having, stretch } = layout;
  const { theme, cover: look } = draft;
  const [picture] = picturesOf(draft, brief);
  const [cover] = having('cover');
  const [back] = having('back');
  if (!cover) return null;
  const content: Content = {
    headline: { field: 'title', text: draft.title },
    support: { field: 'subtitle', text: draft.subtitle },
    foot: { field: 'website', lines: [company.website.replace('https://', '')] },
    picture,
  };
  const shared = { content, frame: cover.frame, theme, logo: brief.user.logoVersion };
  const isSunrise = look === 'sunrise';
  const wraps = look === 'disc' || look === 'photograph';
  const flaps = having('picture');
  // Beside a cover with the picture, the panels that would show it say something.
  const free = [...(wraps ? flaps : []), ...(isSunrise ? [] : having('statement'))];
  // Nothing is said where the cover's picture reaches to.
  const covered = wraps ? aroundCover(panels, cover) : [];
  const points = pointsOf(draft.content);
  // On a low sheet the disc stands beside the words, not above them.
  const across = cover.frame.shape === 'across';
  const beside = look === 'disc' && across;
  const seam = seamOf(content, cover);
  const { band, horizon } = horizonOf(cover.frame);
  const lineAt = (units: number) => bleed + units * cover.frame.u;
  const pictureStands = !wraps && flaps.length === 0 && back;
  return (
    <>
      {back ? <PanelPage layout={layout} panel={back} className={compositions.deep} /> : null}
      {free.map((panel, place) => (
        <Saying
          key={panel.x}
          layout={layout}
          panel={panel}
          text={covered.includes(panel) ? '' : statementOf(points.at(-1 - place))}
        />
      ))}
      {wraps ? null : (
        <Picture
          picture={picture}
          stretch={stretch(pictureStands ? [pictureStands] : flaps)}
          top={0}
          bottom={
            pictureStands
              ? bleed + pictureEnd * trim.height
              : isSunrise
                ? lineAt(horizon)
                : trim.height + 2 * bleed
          }
        />
      )}
      {look === 'disc' ? <DiscPicture layout={layout} cover={cover} content={content} /> : null}
      {look === 'photograph' ? (
        <Picture
          picture={picture}
          stretch={stretch(aroundCover(panels, cover))}
          top={0}
          bottom={bleed + seam * cover.frame.u}
        />
      ) : null}
      <PanelPage layout={layout} panel={cover}>
        {isSunrise ? <sunrise.Artwork {...shared} /> : null}
        {look === 'type' ? <TypeCover {...shared} /> : null}
        {wraps ? <CoverWords {...shared} area={wordsArea(look, content, cover)} align="spread" /> : null}
      </PanelPage>
      {isSunrise ? (
        <>
          <Rows from={lineAt(horizon)} to={lineAt(band)} count={4} color={tone.rows} />
          {panels
            .filter((panel) => panel !== cover)
            .map((panel) => {
              const { start, width } = stretch([panel]);
              return (
                <div
                  key={panel.x}
                  className={`${compositions.at} ${compositions.deep}`}
                  style={{
                    insetInlineStart: start,
                    inlineSize: width,
                    insetBlockStart: lineAt(band),
                    insetBlockEnd: 0,
                  }}
                />
              );
            })}
        </>
      ) : null}
      {back ? (
        <PanelPage layout={layout} panel={back}>
          <Back
            user={brief.user}
            frame={back.frame}
            top={
              pictureStands
                ? pictureEnd * back.frame.height + 6
                : wraps && !beside
                  ? Math.max(seam, (across ? 0 : 0.5) * back.frame.height) + 8
                  : margin
            }
            bottom={isSunrise ? (horizon * cover.frame.u) / back.frame.u - 6 : back.frame.height - margin}
            right={back.frame.width - (beside ? 46 : margin)}
            head={
              pictureStands || (wraps && !beside)
                ? 'nothing'
                : isSunrise && draft.slogan === 'shown' && having('statement').length === 0
                  ? 'slogan'
                  : 'logo'
            }
          />
        </PanelPage>
      ) : null}
      {isSunrise && draft.slogan === 'shown'
        ? having('statement').map((panel) => (
            <PanelPage key={panel.x} layout={layout} panel={panel} className={compositions.deep}>
              <Flow
                frame={panel.frame}
                area={{
                  x: margin,
                  y: margin,
                  right: panel.frame.width - margin,
                  bottom: panel.frame.height / 2,
                }}
              >
                <Slogan />
              </Flow>
            </PanelPage>
          ))
        : null}
    </>
  );
}

interface CoverWordsProps extends CompositionProps {
  area: Area;
  align: 'spread' | 'end';
}

const CoverWords = ({ area, align, ...shared }: CoverWordsProps) => {
  const { frame, content } = shared;
  const { width, height } = frame;
  return (
    <>
      <Flow frame={frame} area={area} align={align}>
        <Headline words={content.headline} grow={[6, 20]} />
        <Rest content={content} />
      </Flow>
      <Foot
        {...shared}
        withLogo
        area={{ x: area.x, y: height - 14, right: width - margin, bottom: height - 6 }}
      />
    </>
  );
};

/** The ground that the sun has, where a piece has a theme of its own for it. */
const sunny = { white: 'orange', blue: 'orange', orange: 'white', image: 'orange' } as const;

/** A panel in the sun's colour, and the sun in the ground's: the headline stands on its horizon. */
const TypeCover = (shared: CompositionProps) => {
  const { frame, content, theme } = shared;
  const { width, height, shape } = frame;
  const across = shape === 'across';
  const heavy = loadOf(content) === 'heavy';
  const radius = across ? 50 : heavy ? 36 : Math.min(0.62 * width, 0.26 * height);
  const disc = across
    ? { x: width - 24, y: 10, radius }
    : { x: width - 0.55 * radius, y: heavy ? 4 : 0.55 * radius, radius };
  return (
    <div className={`${compositions.at} ${compositions.accent}`} style={{ inset: 0 }}>
      <div className={styles.sunOnSun} style={discStyle(frame, disc)} />
      <CoverWords
        {...shared}
        theme={sunny[theme]}
        area={{
          x: margin,
          y: across ? 14 : disc.y + radius + 6,
          right: across ? disc.x - radius - 6 : width - margin,
          bottom: height - 19,
        }}
        align="end"
      />
    </div>
  );
};

/** A panel with one of the key points as large as it goes. */
const Saying = ({ layout, panel, text }: { layout: SheetLayout; panel: PanelBox; text: string }) => {
  const { frame } = panel;
  return (
    <PanelPage layout={layout} panel={panel} className={compositions.accent}>
      <Flow
        frame={frame}
        area={{ x: margin, y: margin, right: frame.width - margin, bottom: 0.7 * frame.height }}
      >
        <Headline words={{ field: 'content', text }} grow={[5, 17]} />
      </Flow>
      <Rows
        from={(frame.bleed.top + 0.8 * frame.height) * frame.u}
        to={(frame.bleed.top + frame.height) * frame.u}
        through={frame.bleed.bottom * frame.u}
        count={4}
        color={tone.onAccent}
      />
    </PanelPage>
  );
};

/** The cover and the panel before it, which its picture reaches into. */
const aroundCover = (panels: readonly PanelBox[], cover: PanelBox) => {
  const place = panels.indexOf(cover);
  return panels.slice(Math.max(0, place - 1), place + 1);
};

/** Where the cover's photograph ends, in units: the more is said, the higher. */
const seamOf = (content: Content, { frame }: PanelBox) =>
  frame.height * { light: 0.6, usual: 0.54, heavy: 0.42 }[loadOf(content)] -
  (frame.shape === 'across' ? 14 : 0);

/** The disc with the cover's picture, in units of the cover: as high as the sheet, and over the fold into the back. */
function discOf(content: Content, { frame: { width, height, shape } }: PanelBox) {
  if (shape === 'across') return { x: 0.1 * width, y: 0.46 * height, radius: 0.5 * height };
  const heavy = loadOf(content) === 'heavy';
  const radius = (heavy ? 0.4 : 0.46) * height;
  return { x: 0.36 * width, y: (heavy ? 0.5 : 0.585) * height - radius, radius };
}

function wordsArea(look: BrochureDraft['cover'], content: Content, cover: PanelBox) {
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

/** The sun as a window on both sides of the fold, and its own rim behind it. */
function DiscPicture({ layout, cover, content }: DiscPictureProps) {
  const { start, width } = layout.stretch(aroundCover(layout.panels, cover));
  const { u } = cover.frame;
  const { x, y, radius } = discOf(content, cover);
  const at = (shift: number) => ({
    insetInlineStart: layout.bleed + cover.x - start + (x - radius - shift) * u,
    insetBlockStart: layout.bleed + (y - radius + shift) * u,
    inlineSize: 2 * radius * u,
    blockSize: 2 * radius * u,
  });
  return (
    <div
      className={compositions.clipped}
      style={{ insetInlineStart: start, inlineSize: width, insetBlock: 0 }}
    >
      <div className={compositions.disc} style={at(4)} />
      <PictureSlot picture={content.picture} className={compositions.discOfPicture} style={at(0)} />
    </div>
  );
}
