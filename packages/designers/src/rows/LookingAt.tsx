import { Progress } from '@daybreak/ui';

/** How far the look at all rows is. */
export const LookingAt = ({ seen, of }: { seen: number; of: number }) => (
  <Progress label={`Looking at row ${seen + 1} of ${of}`} value={(100 * seen) / of} />
);
