import { useTableColumns } from '@daybreak/designers/table';
import { Alert, Button, Dialog, Stack, toast } from '@daybreak/ui';
import { useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import { fullName } from '../../../backend/interfaces/Staff.ts';
import { failureMessage } from '../../../shared/requests/failure.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { countVerdicts, ImportSummary, importObstacle } from './ImportSummary.tsx';
import { Invitations } from './Invitations.tsx';
import { importTargets } from './importTable.ts';
import { dialog as messages } from './messages.ts';
import * as styles from './PeopleTable.css.ts';
import { TableFileChoice } from './TableFileChoice.tsx';
import { useImportPreview } from './useImportPreview.ts';
import { useImportRows } from './useImportRows.ts';
import { useInvitations } from './useInvitations.ts';
import { useTableFile } from './useTableFile.ts';

/** Imports people from a file. Previews the changes by row, and writes nothing until the user confirms. */
export function ImportDialog({ onImported, onClose }: { onImported: () => void; onClose: () => void }) {
  const { people } = useBackend();
  const { busy: importing, failure, run, clearFailure } = useRequest(failureMessage);
  const [invites, setInvites] = useState(false);
  const columns = useTableColumns(importTargets);
  const { table } = columns;
  const file = useTableFile(columns, clearFailure);
  const { rows, missing, rowsProblem } = useImportRows(columns);
  const { preview, problem, busy, leavesOut, leaveOut } = useImportPreview(rows);
  const { invited, sending, ...inviting } = useInvitations();

  const counts = countVerdicts(preview?.result.rows ?? []);
  const writes = counts.added + counts.changed;
  const importAll = () => {
    if (!preview || busy) return;
    run(async () => {
      const { rows, result } = preview;
      const done = await people.importTable(
        rows.map(({ row }) => row),
        result.digest,
      );
      if (!done.isWritten) throw new BackendError('refused', done.failure ?? messages.refusedFirst);
      columns.keep();
      toast({ ...messages.done(writes), tone: 'success' });
      onImported();
      const added = rows.filter((_, place) => result.rows[place]?.verdict === 'added');
      if (invites && added.length > 0)
        inviting.begin(
          added.map(({ row: { email, fields } }) => ({
            email,
            name: fullName(fields.firstName, fields.lastName),
          })),
        );
      else onClose();
    });
  };

  if (invited) return <Invitations {...inviting} invitees={invited} sending={sending} onClose={onClose} />;

  const failureText = file.problem ?? failure ?? rowsProblem ?? problem;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!importing}
      size="large"
      title={messages.title}
      description={messages.description}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          {preview ? (
            <Button
              tone="primary"
              busy={importing}
              busyLabel={messages.importing}
              disabledReason={busy ? messages.reading : importObstacle(preview)}
              onClick={importAll}
            >
              {messages.importAll(writes)}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="4">
        <TableFileChoice file={file} busy={busy} />
        {table ? (
          <>
            {missing ? <Alert tone="info" title={missing} /> : null}
            <ImportColumns key={file.name} columns={{ ...columns, table }} missingText={missing} />
          </>
        ) : (
          <p className={styles.words}>{messages.hint}</p>
        )}
        {failureText ? <Alert tone="danger" title={failureText} /> : null}
        {preview?.result.failure && !failureText ? (
          <Alert tone="danger" title={preview.result.failure} />
        ) : null}
        {preview ? (
          <ImportSummary
            preview={preview}
            counts={counts}
            leavesOut={leavesOut}
            onLeaveOut={leaveOut}
            invites={invites}
            onInvites={setInvites}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
