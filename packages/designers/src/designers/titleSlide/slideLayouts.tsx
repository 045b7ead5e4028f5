import type { Layout } from '../../editor/layouts/layout.ts';
import { layoutNames } from '../../editor/layouts/layoutNames.ts';
import { layouts } from '../../editor/layouts/layouts.ts';
import { mergeByline } from './Byline.tsx';
import { DateSlide } from './slides/DateSlide.tsx';
import { NumberSlide } from './slides/NumberSlide.tsx';
import { PhotographSlide } from './slides/PhotographSlide.tsx';
import { SunriseSlide } from './slides/SunriseSlide.tsx';
import { TypeSlide } from './slides/TypeSlide.tsx';
import { WindowSlide } from './slides/WindowSlide.tsx';

type Id = (typeof layouts)[number]['id'];

const slideArtwork: Partial<Record<Id, Layout['Artwork']>> = {
  [layoutNames.sunrise.id]: SunriseSlide,
  [layoutNames.type.id]: TypeSlide,
  [layoutNames.photograph.id]: PhotographSlide,
  [layoutNames.window.id]: WindowSlide,
  [layoutNames.date.id]: DateSlide,
  [layoutNames.number.id]: NumberSlide,
};

/** A shared layout, with the speaker before the date and the place. */
const withSpeaker = ({ Artwork }: Layout): Layout['Artwork'] =>
  function WithSpeaker(props) {
    return <Artwork {...props} content={mergeByline(props.content)} />;
  };

/** The layouts that designers share, composed for the one size of a slide, with the speaker in each. */
export const slideLayouts: readonly Layout<Id>[] = layouts.map((layout) => ({
  ...layout,
  Artwork: slideArtwork[layout.id] ?? withSpeaker(layout),
}));
