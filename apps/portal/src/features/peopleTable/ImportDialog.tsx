import { ExportError, type RowsTable, readSpreadsheet } from '@daybreak/designers';
import { Alert, Badge, Button, Checkbox, Dialog, Select, Table, toast, VisuallyHidden } from '@daybreak/ui';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { RowVerdict, TableOutlook, TableRow } from '../../backend/People.ts';
import { sentenceOf } from '../piece/failure.ts';
import { columnsIn, rowsOf } from './importTable.ts';
import { fieldNames, dialog as text, verdictNames } from './messages.ts';
import * as styles from './PeopleTable.css.ts';

type Verdict = RowVerdict['verdict'];
const verdicts = ['refused', 'added', 'changed', 'unchanged'] as const;
const tones = { refused: 'danger', added: 'success', changed: 'info', unchanged: 'neutral' } as const;
/** Rows of the table that are drawn; the counts say how many there are. */
const mostShown = 100;

interface Read {
  name: string;
  columns: ReturnType<typeof columnsIn>;
  table: RowsTable;
  rows: readonly TableRow[];
}

interface Looked {
  rows: readonly TableRow[];
  outlook: TableOutlook;
}

interface ImportDialogProps {
  onImported: () => void;
  onClose: () => void;
}

const countsOf = (rows: readonly RowVerdict[]): Record<Verdict, number> => {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
};

/** People from a file: what would happen is looked at row by row, and nothing is written before somebody says so. */
export function ImportDialog({ onImported, onClose }: ImportDialogProps) {
  const { people } = useBackend();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read>();
  const [looked, setLooked] = useState<Looked>();
  const [leavesOut, setLeavesOut] = useState(false);
  const [shown, setShown] = useState<Verdict | 'all'>('all');
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [problem, setProblem] = useState<string>();

  const look = async (rows: readonly TableRow[]) => {
    setBusy('reading');
    setProblem(undefined);
    try {
      setLooked({ rows, outlook: await people.lookAtTable(rows) });
    } catch (error) {
      setLooked(undefined);
      setProblem(sentenceOf(error));
    } finally {
      setBusy(undefined);
    }
  };

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file, mended, can be chosen again.
    target.value = '';
    if (!file) return;
    setRead(undefined);
    setLooked(undefined);
    setLeavesOut(false);
    setShown('all');
    setProblem(undefined);
    setBusy('reading');
    let table: RowsTable;
    try {
      table = await readSpreadsheet(file);
    } catch (error) {
      if (!(error instanceof ExportError)) console.error('A table could not be read.', error);
      setProblem(error instanceof ExportError ? error.message : text.unreadable);
      setBusy(undefined);
      return;
    }
    const columns = columnsIn(table.headers);
    if (!columns.has('email')) {
      setProblem(text.noEmail);
      setBusy(undefined);
      return;
    }
    const rows = rowsOf(table, columns);
    setRead({ name: file.name, columns, table, rows });
    await look(rows);
  };

  const leaveOut = (next: boolean) => {
    setLeavesOut(next);
    if (!read || !looked) return;
    void look(
      next ? looked.rows.filter((_, place) => looked.outlook.rows[place]?.verdict !== 'refused') : read.rows,
    );
  };

  const counts = countsOf(looked?.outlook.rows ?? []);
  const writes = counts.added + counts.changed;
  const importAll = async () => {
    if (!looked || busy) return;
    setBusy('importing');
    setProblem(undefined);
    try {
      const { written, failure } = await people.importTable(looked.rows, looked.outlook.digest);
      if (!written) {
        setProblem(failure ?? text.refusedFirst);
        return;
      }
      toast({ ...text.done(writes), tone: 'success' });
      onImported();
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(undefined);
    }
  };

  const reason =
    counts.refused > 0
      ? text.refusedFirst
      : writes === 0
        ? text.nothing
        : (looked?.outlook.failure ?? undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={busy !== 'importing'}
      size="large"
      title={text.title}
      description={text.description}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {looked ? (
            <Button
              tone="primary"
              busy={busy === 'importing'}
              busyLabel={text.importing}
              disabledReason={reason}
              onClick={() => void importAll()}
            >
              {text.importAll(writes)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.file}>
          <Button
            icon={<FileUp size={18} aria-hidden="true" />}
            busy={busy === 'reading'}
            busyLabel={text.reading}
            onClick={() => input.current?.click()}
          >
            {read ? text.another : text.choose}
          </Button>
          {read ? <span dir="auto">{read.name}</span> : null}
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            hidden
            aria-label={text.choose}
            onChange={(event) => void choose(event)}
          />
        </div>
        {read ? <Columns read={read} /> : <p className={styles.words}>{text.hint}</p>}
        {problem ? <Alert tone="danger" title={problem} /> : null}
        {looked?.outlook.failure && !problem ? <Alert tone="danger" title={looked.outlook.failure} /> : null}
        {looked && read ? (
          <>
            <p role="status" className={styles.strong}>
              {text.counts(counts)}
            </p>
            {counts.refused > 0 || leavesOut ? (
              <Checkbox label={text.leaveOut} checked={leavesOut} onCheckedChange={leaveOut} />
            ) : null}
            <Select
              label={text.show}
              className={styles.show}
              value={shown}
              options={[
                { value: 'all', label: text.all },
                ...verdicts.map((verdict) => ({ value: verdict, label: verdictNames[verdict] })),
              ]}
              onValueChange={(value) => setShown(verdicts.find((each) => each === value) ?? 'all')}
            />
            <Rows looked={looked} all={read.rows} shown={shown} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function Columns({ read: { columns, table } }: { read: Read }) {
  const places = new Set(columns.values());
  const unused = table.headers.filter((_, place) => !places.has(place));
  return (
    <div>
      <p className={styles.words}>{text.used([...columns.keys()].map((column) => fieldNames[column]))}</p>
      {unused.length > 0 ? <p className={styles.words}>{text.unused(unused)}</p> : null}
      {table.remarks.map((remark) => (
        <p key={remark} className={styles.words}>
          {remark}
        </p>
      ))}
    </div>
  );
}

interface RowsProps {
  looked: Looked;
  /** Of the whole file: rows keep its numbers when others are left out. */
  all: readonly TableRow[];
  shown: Verdict | 'all';
}

/** The rows, those that are refused first. */
function Rows({ looked: { rows, outlook }, all, shown }: RowsProps) {
  const listed = rows
    .map((row, place) => ({
      row,
      // The first line of the file has the headings.
      line: all.indexOf(row) + 2,
      ...(outlook.rows[place] as RowVerdict),
    }))
    .filter(({ verdict }) => shown === 'all' || verdict === shown)
    .sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) || a.line - b.line);
  return (
    <>
      <Table
        caption={<VisuallyHidden>{text.verdict}</VisuallyHidden>}
        className={styles.table}
        columns={[
          { id: 'line', header: text.row, cell: ({ line }) => line },
          {
            id: 'person',
            header: text.person,
            cell: ({ row: { email, fields } }) => (
              <span className={styles.named}>
                <span dir="auto">{[fields.firstName, fields.lastName].filter(Boolean).join(' ')}</span>
                <span className={styles.words}>{email}</span>
              </span>
            ),
          },
          {
            id: 'verdict',
            header: text.verdict,
            cell: ({ verdict, fields, reason }) => (
              <span className={styles.named}>
                <span>
                  <Badge tone={tones[verdict]}>{verdictNames[verdict]}</Badge>
                </span>
                <span>
                  {reason ?? (fields.length > 0 ? text.fields(fields.map((name) => fieldNames[name])) : null)}
                </span>
              </span>
            ),
          },
        ]}
        rows={listed.slice(0, mostShown)}
        rowKey={({ line }) => String(line)}
      />
      {listed.length > mostShown ? (
        <p className={styles.words}>{text.more(listed.length - mostShown)}</p>
      ) : null}
    </>
  );
}
