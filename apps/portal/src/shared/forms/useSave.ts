import { toast } from '@daybreak/ui';
import { useState } from 'react';

interface Words {
  title: string;
  description: string;
}

/**
 * Sends a form, one request at a time, and reports how it ended. If it fails, what was typed stays, and `failure` says why until
 * `goOn`, which belongs on every edit.
 */
export function useSave(save: () => Promise<void>, { done, failed }: { done: Words; failed: Words }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await save();
      toast({ ...done, tone: 'success' });
    } catch (error) {
      console.error(failed.description, error);
      toast({ ...failed, tone: 'danger' });
      setFailure(failed.description);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, submit, goOn: () => setFailure(undefined) };
}
