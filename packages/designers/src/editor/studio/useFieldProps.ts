import { aroundOwn } from '../fields/OverrideMark.tsx';
import { useOptionPictures } from '../preview/useOptionPictures.tsx';
import type { StudioStore } from './state/useStudio.ts';

/** The longest side of an option's picture in the form, in CSS pixels. */
const pictureSize = 52;

/** Props that all fields of a studio share. Called where they're drawn: the remarks are computed after the piece. */
export function useFieldProps(studio: StudioStore) {
  const { designer, draft, data, here, sized, isAllSizes, debounced, pictures } = studio;
  return {
    // On the board, fields show the values of all sizes; next to one size, that size's values.
    draft: isAllSizes ? draft : here,
    wrapField: isAllSizes || !sized ? undefined : aroundOwn(sized),
    tooLong: studio.tooLongFields,
    remarks: designer.remarks?.(draft),
    unavailable: designer.unavailable?.(draft, data),
    draw: useOptionPictures(designer, debounced, data, pictureSize),
    pictureSize,
    onPoint: studio.point,
    pictures,
  };
}
