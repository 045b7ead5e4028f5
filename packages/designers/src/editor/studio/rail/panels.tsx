import { Text } from '@daybreak/ui';
import { firstChoice } from '../../download/choice.ts';
import { FieldsForm } from '../../fields/FieldsForm.tsx';
import type { RailPanel } from '../Rail.tsx';
import { showsPictures } from '../sections.ts';
import type { StudioStore } from '../state/useStudio.ts';
import { useFieldProps } from '../useFieldProps.ts';
import { Checks } from './Checks.tsx';
import { Layouts } from './Layouts.tsx';

/** The tools for a piece, next to its board. */
export function panelsOf(studio: StudioStore): RailPanel[] {
  const { sides, sections, chooseLayout, ahead, about, downloads } = studio;
  return [
    {
      id: 'layouts',
      label: 'Layouts',
      content: <Layouts {...studio} onChoose={chooseLayout} onPoint={ahead.prepare} />,
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

function Pictures(studio: StudioStore) {
  const { draft, sections, isAllSizes, edit, editHere } = studio;
  const props = useFieldProps(studio);
  return showsPictures(sections.pictures, draft) ? (
    <FieldsForm {...props} fields={sections.pictures} onEdit={isAllSizes ? edit : editHere} />
  ) : (
    <Text size="sm" tone="muted">
      This layout shows no picture. Choose one that does under Layouts, or the theme “Image” where there is
      one.
    </Text>
  );
}
