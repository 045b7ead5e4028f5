import { composed } from '../../compositions/composed.tsx';
import { compositions } from '../../compositions/compositions.ts';
import type { ArtworkProps } from '../../workbench/designer.ts';
import { FlyerSunrise } from './FlyerSunrise.tsx';
import type { FlyerDraft } from './flyer.fields.ts';
import { flyerContent } from './flyerContent.ts';

const { Artwork: Composed, unavailable } = composed(compositions, flyerContent);

/** Why a composition cannot carry what the flyer says. */
export { unavailable };

/** A flyer in the composition that was chosen. Its Sunrise is its own: one page for each type. */
export function FlyerArtwork(props: ArtworkProps<FlyerDraft>) {
  const { composition } = props.draft;
  const refused = unavailable(props.draft, props.brief).composition[composition];
  return composition === 'sunrise' || refused ? <FlyerSunrise {...props} /> : <Composed {...props} />;
}
