import { Progress } from '@daybreak/ui';

/** The progress of checking all rows. */
export const CheckProgress = ({ checkedCount, of }: { checkedCount: number; of: number }) => (
  <Progress label={`Checking row ${checkedCount + 1} of ${of}`} value={(100 * checkedCount) / of} />
);
