import { readTable, TableError, useTableColumns } from '@daybreak/designers/table';
import { Alert, Button, Dialog, toast, Verbatim } from '@daybreak/ui';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useMemo, useRef, useState } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import { fullName } from '../../../backend/interfaces/Staff.ts';
import { failureMessage } from '../../../shared/requests/failure.ts';
import { useRequest } from '../../../shared/requests/useRequest.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { countVerdicts, ImportSummary } from './ImportSummary.tsx';
import { Invitations } from './Invitations.tsx';
import { importTargets, namesManagers, toImportRows } from './importTable.ts';
import { dialog as messages } from './messages.ts';
import * as styles from './PeopleTable.css.ts';
import { useImportPreview } from './useImportPreview.ts';
import { useInvitations } from './useInvitations.ts';
import { useKnownPeople } from './useKnownPeople.ts';

interface ImportDialogProps {
  onImported: () => void;
  onClose: () => void;
}

/** Imports people from a file. Previews the changes by row, and writes nothing until the user confirms. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const { people } = useBackend();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const [reading, setReading] = useState(false);
  const { busy: importing, failure, run, clearFailure } = useRequest(failureMessage);
  const [invites, setInvites] = useState(false);
  const columns = useTableColumns(importTargets);
  const { table, mapping, takeIn } = columns;
  const missing = columns.missing ?? (mapping.email === undefined ? messages.noEmail : undefined);
  const knownPeople = useKnownPeople(table !== undefined && namesManagers(table, mapping));
  // `takeIn` is a new function each time, but only behaves differently if the date orders change.
  const orders = JSON.stringify(columns.openDates);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const all = useMemo(
    () =>
      table && missing === undefined && knownPeople.people
        ? toImportRows(table, mapping, takeIn, knownPeople.people)
        : undefined,
    [table, mapping, missing, orders, knownPeople.people],
  );
  const { preview, problem, busy, leavesOut, leaveOut } = useImportPreview(all);
  const { invited, sending, ...inviting } = useInvitations();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows choosing the same file again after fixing it.
    target.value = '';
    if (!file) return;
    setName(undefined);
    columns.forget();
    clearFailure();
    setUnread(undefined);
    setReading(true);
    try {
      columns.begin(readTable(new Uint8Array(await file.arrayBuffer()), importTargets));
      setName(file.name);
    } catch (error) {
      if (!(error instanceof TableError)) console.error("Couldn't read a table.", error);
      setUnread(error instanceof TableError ? error.message : messages.unreadable);
    } finally {
      setReading(false);
    }
  };

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

  const reason =
    counts.refused > 0
      ? messages.refusedFirst
      : writes === 0
        ? messages.nothing
        : (preview?.result.failure ?? undefined);
  const failureText = unread ?? failure ?? knownPeople.problem ?? problem;
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
              disabledReason={busy ? messages.reading : reason}
              onClick={importAll}
            >
              {messages.importAll(writes)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.file}>
          <Button
            icon={<FileUp size={18} aria-hidden="true" />}
            busy={reading || busy}
            busyLabel={messages.reading}
            onClick={() => input.current?.click()}
          >
            {name ? messages.another : messages.choose}
          </Button>
          {name ? <Verbatim>{name}</Verbatim> : null}
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            hidden
            aria-label={messages.choose}
            onChange={(event) => void choose(event)}
          />
        </div>
        {table ? (
          <>
            {missing ? <Alert tone="info" title={missing} /> : null}
            <ImportColumns key={name} columns={{ ...columns, table }} missingText={missing} />
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
      </div>
    </Dialog>
  );
}
