import { Button } from '@daybreak/ui';
import { Download } from 'lucide-react';
import { localDay } from '../../shared/dates/dates.ts';
import { saveText } from '../../shared/downloads/startDownload.ts';
import { fixedFailure } from '../../shared/requests/failure.ts';
import { useRequest } from '../../shared/requests/useRequest.ts';
import { page as messages } from './messages.ts';

interface ExportButtonProps {
  /** The first part of the file name, before the day. */
  name: string;
  /** The reason that the button is disabled. */
  disabledReason: string | undefined;
  /** Returns the rows that match the filter as CSV; empty if there are none. */
  csv: () => Promise<string>;
  failed: { title: string; description: string };
}

/** Exports all results of the page's filter, including rows that haven't loaded yet. */
export function ExportButton({ name, disabledReason, csv, failed }: ExportButtonProps) {
  const { busy, run } = useRequest(fixedFailure(failed));
  const save = () =>
    run(async () => {
      const table = await csv();
      if (table) saveText(table, 'text/csv', `${name}-${localDay(new Date())}.csv`);
    });
  return (
    <Button
      icon={<Download size={18} />}
      busy={busy}
      busyLabel={messages.exporting}
      disabledReason={disabledReason}
      onClick={save}
    >
      {messages.export}
    </Button>
  );
}
