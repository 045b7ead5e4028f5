import { memo, type ReactNode } from 'react';
import { PieceChoice, type PieceChoiceProps } from '../preview/PieceChoice.tsx';

interface FieldChoiceProps extends Omit<PieceChoiceProps, 'draw' | 'onValueChange' | 'onPoint'> {
  name: string;
  draw: (name: string, value: string, place: number) => ReactNode;
  onEdit: (name: string, value: string) => void;
  onPoint?: ((name: string, values: readonly string[]) => void) | undefined;
}

/** A visual choice. Memoized, like the fields. */
export const FieldChoice = memo(({ name, draw, onEdit, onPoint, ...choice }: FieldChoiceProps) => (
  <PieceChoice
    {...choice}
    draw={(value, place) => draw(name, value, place)}
    onValueChange={(value) => onEdit(name, value)}
    onPoint={(values) => onPoint?.(name, values)}
  />
));
