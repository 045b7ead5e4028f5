import { Text } from '@daybreak/ui';
import { useCallback, useEffect, useRef } from 'react';
import { section } from '../../editor.css.ts';
import { FieldsForm } from '../../fields/FieldsForm.tsx';
import { showsPictures } from '../sections.ts';
import type { StudioStore } from '../state/useStudio.ts';
import { useFieldProps } from '../useFieldProps.ts';
import { designsOf, designsWithPicture, type PieceDesign } from './designs.ts';
import { Layouts } from './Layouts.tsx';

/** The pictures of a piece. If its layout shows none, the layouts that do, each one press away. */
export function Pictures(studio: StudioStore) {
  const {
    designer,
    draft,
    data,
    debounced,
    sections,
    isAllSizes,
    edit,
    editHere,
    chooseLayout,
    prerenderer,
  } = studio;
  const { pictures } = sections;
  const props = useFieldProps(studio);
  const isShown = showsPictures(pictures, draft);
  const box = useRef<HTMLDivElement>(null);
  const isSwitched = useRef(false);
  // The pressed layout is gone from the panel; the picture that it brought takes its place.
  useEffect(() => {
    if (!isShown || !isSwitched.current) return;
    isSwitched.current = false;
    box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [isShown]);
  const withPicture = useCallback(
    (designs: readonly PieceDesign[]) => designsWithPicture(designer, debounced, pictures, designs),
    [designer, debounced, pictures],
  );
  const choose = useCallback(
    (values: PieceDesign['values']) => {
      isSwitched.current = true;
      chooseLayout(values);
    },
    [chooseLayout],
  );
  const hasLayouts = !isShown && withPicture(designsOf(designer, debounced, data)).length > 0;
  return (
    <div ref={box} className={section}>
      {isShown ? null : (
        <Text size="sm" tone="muted">
          {hasLayouts
            ? "This layout doesn't have a picture."
            : 'None of the available layouts includes a picture.'}
        </Text>
      )}
      {hasLayouts ? (
        <Layouts
          {...{ designer, draft, debounced, data }}
          label="Layouts with a picture"
          offer={withPicture}
          onChoose={choose}
          onPoint={prerenderer.prepare}
        />
      ) : null}
      <FieldsForm {...props} fields={pictures} onEdit={isAllSizes ? edit : editHere} />
    </div>
  );
}
