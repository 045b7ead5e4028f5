import { toast } from '@daybreak/ui';
import { fixedFailure } from '../requests/failure.ts';
import { useRequest } from '../requests/useRequest.ts';

interface Announcement {
  title: string;
  description: string;
}

/**
 * Sends a form, one request at a time, and reports how it ended. If it fails, the typed values stay, and `failure` says
 * why until `clearFailure`; call that on every edit.
 */
export function useSave(
  save: () => Promise<void>,
  { done, failed }: { done: Announcement; failed: Announcement },
) {
  const { busy, failure, run, clearFailure } = useRequest(fixedFailure(failed));
  const submit = () =>
    run(async () => {
      await save();
      toast({ ...done, tone: 'success' });
    });
  return { busy, failure, submit, clearFailure };
}
