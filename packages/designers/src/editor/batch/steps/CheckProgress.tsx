import { Progress } from '@daybreak/ui';

/** The progress of checking all rows. */
export const CheckProgress = ({ seen, of }: { seen: number; of: number }) => (
  <Progress label={`Checking row ${seen + 1} of ${of}`} value={(100 * seen) / of} />
);
