import { Rows } from '../../../editor/artwork/Horizon.tsx';
import { languageOf } from '../../../editor/artwork/text/languages.ts';
import type { ArtworkProps } from '../../../editor/designer.ts';
import { linkOf } from '../../../editor/fields/link.ts';
import { partnerOf } from '../../../editor/fields/partner.ts';
import type { Content } from '../../../editor/layouts/content.ts';
import { Flow, Headline } from '../../../editor/layouts/frame/Flow.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { tone } from '../../../editor/layouts/frame/tones.css.ts';
import { horizonOf, sunrise } from '../../../editor/layouts/Sunrise.tsx';
import { website } from '../../../editor/userDetails/userDetails.ts';
import type { BrochureDraft } from '../brochure.fields.ts';
import { picturesOf } from '../pictures.ts';
import { pointsOf } from '../points.ts';
import { sayingsOf } from '../sayings.ts';
import { margin, type PanelBox, type SheetLayout } from '../sheetLayout.ts';
import { joinShortWords } from '../twoWords.ts';
import { Back, Slogan } from './Back.tsx';
import { aroundCover, CoverWords, DiscPicture, seamOf, TypeCover, wordsArea } from './covers.tsx';
import { FootRows, PanelPage } from './PanelPage.tsx';
import { Picture } from './Picture.tsx';

export interface SheetProps extends ArtworkProps<BrochureDraft> {
  layout: SheetLayout;
}

/** End of a picture above the contact, as a fraction of the height. */
const pictureEnd = 0.38;

/**
 * The cover, the back next to it, and the panel that opens first. The cover's picture may wrap around the fold between
 * cover and back.
 */
export function Outside(props: SheetProps) {
  const { draft, data, layout } = props;
  const { panels, trim, bleed, panelsWithRole, spanOf } = layout;
  const { theme, cover: look } = draft;
  const [picture] = picturesOf(draft, data);
  const [cover] = panelsWithRole('cover');
  const [back] = panelsWithRole('back');
  if (!cover) return null;
  const content: Content = {
    language: languageOf(draft),
    headline: { field: 'title', text: draft.title },
    support: { field: 'subtitle', text: draft.subtitle },
    foot: { field: 'website', lines: [website] },
    picture,
    partner: partnerOf(draft, data),
  };
  const shared = { content, frame: cover.frame, theme, logo: data.user.logoVersion };
  const isSunrise = look === 'sunrise';
  const wraps = look === 'disc' || look === 'photograph';
  const flaps = panelsWithRole('picture');
  // If the cover has the picture, the panels that would show it carry a statement instead.
  const free = [...(wraps ? flaps : []), ...(isSunrise ? [] : panelsWithRole('statement'))];
  // Keeps words out of the cover's picture.
  const covered = wraps ? aroundCover(panels, cover) : [];
  const sayings = sayingsOf(pointsOf(draft.content));
  const coveredFirst = free.filter((panel) => covered.includes(panel)).length;
  // On a low sheet the disc is next to the words, not above them.
  const across = cover.frame.shape === 'across';
  const beside = look === 'disc' && across;
  const seam = seamOf(content, cover);
  const { band, horizon } = horizonOf(cover.frame);
  const lineAt = (units: number) => bleed + units * cover.frame.u;
  const pictureStands = !wraps && flaps.length === 0 && back;
  return (
    <>
      {back ? <PanelPage layout={layout} panel={back} className={parts.deep} /> : null}
      {free.map((panel, place) => (
        <Saying
          key={panel.x}
          layout={layout}
          panel={panel}
          text={covered.includes(panel) ? '' : (sayings[place - coveredFirst] ?? '')}
        />
      ))}
      {wraps ? null : (
        <Picture
          picture={picture}
          spanOf={spanOf(pictureStands ? [pictureStands] : flaps)}
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
          spanOf={spanOf(aroundCover(panels, cover))}
          top={0}
          bottom={bleed + seam * cover.frame.u}
        />
      ) : null}
      <PanelPage layout={layout} panel={cover}>
        {isSunrise ? (
          <sunrise.Artwork
            {...shared}
            content={{
              ...content,
              headline: {
                ...content.headline,
                text: joinShortWords(draft.title, cover.frame.width - 2 * margin),
              },
            }}
          />
        ) : null}
        {look === 'type' ? <TypeCover {...shared} /> : null}
        {wraps ? <CoverWords {...shared} area={wordsArea(look, content, cover)} align="start" /> : null}
      </PanelPage>
      {isSunrise ? (
        <>
          <Rows from={lineAt(horizon)} to={lineAt(band)} count={4} color={tone.rows} />
          {panels
            .filter((panel) => panel !== cover)
            .map((panel) => {
              const { start, width } = spanOf([panel]);
              return (
                <div
                  key={panel.x}
                  className={`${parts.at} ${parts.deep}`}
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
            user={data.user}
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
            link={linkOf(draft.link)}
            language={languageOf(draft)}
            head={
              pictureStands || (wraps && !beside)
                ? 'nothing'
                : isSunrise && draft.slogan === 'shown' && panelsWithRole('statement').length === 0
                  ? 'slogan'
                  : 'logo'
            }
          />
        </PanelPage>
      ) : null}
      {isSunrise && draft.slogan === 'shown'
        ? panelsWithRole('statement').map((panel) => (
            <PanelPage key={panel.x} layout={layout} panel={panel} className={parts.deep}>
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

/** A panel with one of the key points, as large as it fits. */
const Saying = ({ layout, panel, text }: { layout: SheetLayout; panel: PanelBox; text: string }) => {
  const { frame } = panel;
  return (
    <PanelPage layout={layout} panel={panel} className={parts.accent}>
      <Flow
        frame={frame}
        area={{ x: margin, y: margin, right: frame.width - margin, bottom: 0.7 * frame.height }}
      >
        <Headline
          words={{ field: 'content', text: joinShortWords(text, frame.width - 2 * margin) }}
          grow={[5, 17]}
        />
      </Flow>
      <FootRows frame={frame} />
    </PanelPage>
  );
};
