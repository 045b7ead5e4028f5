import { picturesOf } from '../pictures.ts';
import { aroundCover, DiscPicture } from './covers.tsx';
import { type OutsideLayout, pictureEnd } from './outsideLayout.ts';
import { Picture } from './Picture.tsx';
import type { SheetProps } from './sheetProps.ts';

type OutsidePictureProps = Pick<SheetProps, 'draft' | 'data' | 'layout'> & { outside: OutsideLayout };

/** The first picture: on its own panels or the back, in the disc, or around the fold between cover and back. */
export function OutsidePicture({ draft, data, layout, outside }: OutsidePictureProps) {
  const { cover, look, isSunrise, flaps, pictureBack, lineAt, horizon, seam, shared } = outside;
  const { panels, trim, bleed, spanOf } = layout;
  const [picture] = picturesOf(draft, data);
  if (look === 'disc') return <DiscPicture layout={layout} cover={cover} content={shared.content} />;
  if (look === 'photograph')
    return (
      <Picture
        picture={picture}
        span={spanOf(aroundCover(panels, cover))}
        top={0}
        bottom={bleed + seam * cover.frame.u}
      />
    );
  return (
    <Picture
      picture={picture}
      span={spanOf(pictureBack ? [pictureBack] : flaps)}
      top={0}
      bottom={
        pictureBack ? bleed + pictureEnd * trim.height : isSunrise ? lineAt(horizon) : trim.height + 2 * bleed
      }
    />
  );
}
