import { firstChoice } from '../../download/choice.ts';
import type { RailPanel } from '../Rail.tsx';
import type { StudioStore } from '../state/useStudio.ts';
import { Checks } from './Checks.tsx';
import { Layouts } from './Layouts.tsx';
import { Pictures } from './Pictures.tsx';

/** The tools for a piece, next to its board. */
export function panelsOf(studio: StudioStore): RailPanel[] {
  const { sides, sections, chooseLayout, prerenderer, about, downloads } = studio;
  return [
    {
      id: 'layouts',
      label: 'Layouts',
      content: <Layouts {...studio} onChoose={chooseLayout} onPoint={prerenderer.prepare} />,
    },
    ...(Object.keys(sections.pictures).length > 0
      ? [{ id: 'pictures', label: 'Pictures', content: <Pictures {...studio} /> }]
      : []),
    {
      id: 'checks',
      label: 'Checks',
      content: <Checks about={about} inspect={downloads.inspect} choice={firstChoice(sides)} />,
    },
  ];
}
