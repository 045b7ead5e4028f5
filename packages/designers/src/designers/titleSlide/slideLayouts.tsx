import type { Layout } from '../../editor/layouts/layout.ts';
import { layouts } from '../../editor/layouts/layouts.ts';
import { named } from '../../editor/layouts/named.ts';
import { inOneText } from './Byline.tsx';
import { DateSlide } from './slides/DateSlide.tsx';
import { NumberSlide } from './slides/NumberSlide.tsx';
import { PhotographSlide } from './slides/PhotographSlide.tsx';
import { SunriseSlide } from './slides/SunriseSlide.tsx';
import { TypeSlide } from './slides/TypeSlide.tsx';
import { WindowSlide } from './slides/WindowSlide.tsx';

type Id = (typeof layouts)[number]['id'];

const drawn: Partial<Record<Id, Layout['Artwork']>> = {
  [named.sunrise.id]: SunriseSlide,
  [named.type.id]: TypeSlide,
  [named.photograph.id]: PhotographSlide,
  [named.window.id]: WindowSlide,
  [named.date.id]: DateSlide,
  [named.number.id]: NumberSlide,
};

/** A shared layout, with the speaker before the date and the place. */
const withSpeaker = ({ Artwork }: Layout): Layout['Artwork'] =>
  function WithSpeaker(props) {
    return <Artwork {...props} content={inOneText(props.content)} />;
  };

/** The layouts that designers share, composed for the one size of a slide, with the speaker in each. */
export const slideLayouts: readonly Layout<Id>[] = layouts.map((layout) => ({
  ...layout,
  Artwork: drawn[layout.id] ?? withSpeaker(layout),
}));
