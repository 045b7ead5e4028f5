import { Flow } from '../../../editor/layouts/frame/Flow.tsx';
import * as parts from '../../../editor/layouts/frame/parts.css.ts';
import { sunrise } from '../../../editor/layouts/Sunrise.tsx';
import { margin } from '../sheetLayout.ts';
import { joinShortWords } from '../twoWords.ts';
import { Slogan } from './Back.tsx';
import { CoverWords, TypeCover, wordsArea } from './covers.tsx';
import { OutsideBack } from './OutsideBack.tsx';
import { OutsidePicture } from './OutsidePicture.tsx';
import { outsideLayout } from './outsideLayout.ts';
import { PanelPage } from './PanelPage.tsx';
import { Sayings } from './Sayings.tsx';
import { SunriseGround } from './SunriseGround.tsx';
import type { SheetProps } from './sheetProps.ts';

/**
 * The cover, the back next to it, and the panel that opens first. The cover's picture may wrap around the fold between
 * cover and back.
 */
export function Outside(props: SheetProps) {
  const { draft, data, layout } = props;
  const { panelsWithRole } = layout;
  const [cover] = panelsWithRole('cover');
  if (!cover) return null;
  const outside = outsideLayout(props, cover);
  const { back, look, isSunrise, wraps, shared } = outside;
  const { content } = shared;
  return (
    <>
      {back ? <PanelPage layout={layout} panel={back} className={parts.deep} /> : null}
      <Sayings {...{ draft, layout, outside }} />
      <OutsidePicture {...{ draft, data, layout, outside }} />
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
      {isSunrise ? <SunriseGround {...{ layout, outside }} /> : null}
      {back ? <OutsideBack {...{ draft, data, layout, outside }} panel={back} /> : null}
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
