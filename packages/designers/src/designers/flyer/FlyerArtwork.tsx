import type { ArtworkProps } from '../../editor/designer.ts';
import { composed } from '../../editor/layouts/composed.tsx';
import { layouts } from '../../editor/layouts/layouts.ts';
import { artboardPixels } from '../../editor/sizes/sizes.ts';
import * as styles from './FlyerArtwork.css.ts';
import { FlyerSunrise } from './FlyerSunrise.tsx';
import type { FlyerDraft } from './flyer.fields.ts';
import { flyerContent } from './flyerContent.ts';
import { TearOff, tearOffOf } from './TearOff.tsx';

const { Artwork: Composed, unavailable } = composed(layouts, flyerContent);

/** Explains why a layout can't fit the flyer's content. */
export { unavailable };

/** The chosen layout. Sunrise is specific to flyers: one page for each type. */
function Page(props: ArtworkProps<FlyerDraft>) {
  const { composition } = props.draft;
  const problem = unavailable(props.draft, props.data).composition[composition];
  return composition === 'sunrise' || problem ? <FlyerSunrise {...props} /> : <Composed {...props} />;
}

/** The whole page, or the page above the tear-off strips. */
export function FlyerArtwork(props: ArtworkProps<FlyerDraft>) {
  const { draft, data, side } = props;
  const { count, height } = tearOffOf(draft, side.size);
  if (count === 0) return <Page {...props} />;
  const size = { ...side.size, height: side.size.height - height };
  return (
    <>
      <div
        className={styles.page}
        style={{ inset: '0 0 auto', blockSize: artboardPixels(size).whole.height }}
      >
        <Page {...props} side={{ ...side, size }} />
      </div>
      <TearOff count={count} side={side} user={data.user} />
    </>
  );
}
