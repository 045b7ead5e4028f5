import { useCallback } from 'react';
import type { Designer, PieceData } from '../designer.ts';
import type { AnyDraft } from '../fields/fields.ts';
import { OptionPicture } from './OptionPicture.tsx';

/** Draws the piece of a rested draft with an option of a choice, for `FieldsForm`. */
export const useOptionPictures = (designer: Designer, draft: AnyDraft, data: PieceData, size?: number) =>
  useCallback(
    (name: string, value: string, place: number) => (
      <OptionPicture {...{ designer, draft, data, name, value, size, place }} />
    ),
    [designer, draft, data, size],
  );
