import { Button, toast } from '@daybreak/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { localDay } from '../../shared/dates/dates.ts';
import { saveText } from '../../shared/downloads/startDownload.ts';
import { page as text } from './messages.ts';

interface ExportButtonProps {
  /** The first part of the file name, before the day. */
  name: string;
  /** Why the button is disabled. */
  disabledReason: string | undefined;
  /** Returns the rows that match the filter as CSV; empty if there are none. */
  csv: () => Promise<string>;
  failed: { title: string; description: string };
}

/** Saves everything the page's filter finds, including rows the page hasn't loaded yet. */
export function ExportButton({ name, disabledReason, csv, failed }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const table = await csv();
      if (table) saveText(table, 'text/csv', `${name}-${localDay(new Date())}.csv`);
    } catch (error) {
      console.error(failed.description, error);
      toast({ ...failed, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      icon={<Download size={18} aria-hidden="true" />}
      busy={busy}
      busyLabel={text.exporting}
      disabledReason={disabledReason}
      onClick={() => void save()}
    >
      {text.export}
    </Button>
  );
}
