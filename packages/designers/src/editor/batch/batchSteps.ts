import { defaultUserDetails, plainDetails } from '../userDetails/userDetails.ts';
import type { BatchStore } from './useBatch.ts';

const steps = ['source', 'columns', 'rows', 'files'] as const;
export type Step = (typeof steps)[number];

interface Forward {
  label: string;
  /** The reason it can't be taken yet. */
  reason?: string;
  go: () => void;
}

/** The step before the open one; undefined before the first. */
export const stepBack = ({ step, source }: BatchStore): Step | undefined =>
  step === 'rows' && source === 'people' ? 'source' : steps[steps.indexOf(step) - 1];

/** The way on from the open step. */
export const stepForward = (batch: BatchStore): Forward => forward[batch.step](batch);

const forward: Record<Step, (batch: BatchStore) => Forward> = {
  source: ({ source, people, file, begin, setStep }) =>
    source === 'people'
      ? {
          label: 'Continue',
          reason: people.length === 0 ? 'Choose someone first.' : undefined,
          go: () =>
            begin(
              people.map((from, index) => {
                const { name, lastName = '', title, email, phone } = from;
                const user = plainDetails({ ...defaultUserDetails, name, lastName, title, email, phone });
                return { number: index + 1, user, from };
              }),
            ),
        }
      : {
          label: 'Continue',
          reason: file ? undefined : 'Choose a file first.',
          go: () => setStep('columns'),
        },
  columns: ({ columns, begin }) => ({
    label: 'Continue',
    reason: columns.missing,
    go: () => {
      if (columns.table) begin(columns.rowsOf(columns.table));
    },
  }),
  rows: (batch) => ({ label: 'Continue', reason: notYet(batch), go: () => batch.setStep('files') }),
  files: (batch) => ({
    label: batch.job.begun && !batch.making.progress ? 'Continue' : 'Create files',
    reason: notYet(batch),
    go: () => void batch.making.make(),
  }),
};

/** The reason files can't be made or resumed yet. */
function notYet({ rowsWithErrors, includedRows, checkedCount }: BatchStore): string | undefined {
  if (rowsWithErrors.length > 0) return 'Fix the errors or skip those rows first.';
  if (includedRows.length === 0) return 'All rows are skipped.';
  return checkedCount < includedRows.length ? "Wait until we've checked every row." : undefined;
}
