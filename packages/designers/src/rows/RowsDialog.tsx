import { Alert, Button, Dialog, Progress, RadioGroup, Select, Text } from '@daybreak/ui';
import { Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ExportError, type Exporter } from '../export/types.ts';
import { defaultUserDetails, plainDetails, type UserDetails } from '../userDetails/userDetails.ts';
import type { Notice, StaffChoice } from '../workbench/designer.ts';
import { exportOptions, type Stock } from '../workbench/download/choice.ts';
import { useExport } from '../workbench/useExport.ts';
import { keepMapping, type Mapping, mappingFor, targets } from './columns.ts';
import { PeopleSource } from './PeopleSource.tsx';
import { type PersonRow, peopleOf, rowFindings } from './people.ts';
import { RowList } from './RowList.tsx';
import { type RowsTable, readTable } from './readTable.ts';
import { cardsPdf, cardsZip, type RowsPiece } from './rowFiles.ts';
import * as styles from './rows.css.ts';
import { signaturesZip } from './signatureFiles.ts';
import { useLooks } from './useLooks.ts';

export interface RowsDialogProps {
  /** The look of every card. */
  piece: RowsPiece;
  /** The HTML of somebody's email signature; without it, none are made. @throws {ExportError} when its words are not all there. */
  signatureOf?: (user: UserDetails) => string;
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  onClose: () => void;
}

const steps = ['source', 'columns', 'rows', 'files'] as const;
type Step = (typeof steps)[number];
const titles: Record<Step, string> = {
  source: 'Who the cards are for',
  columns: 'Columns',
  rows: 'Rows',
  files: 'Files',
};
type Output = 'pdf' | 'sheets' | 'zip' | 'signatures';
const noRows: readonly PersonRow[] = [];
const unused = 'none';

/** Business cards of many people: from the directory or a table, looked at row by row, as files. */
export function RowsDialog({ piece, signatureOf, loadStaff, exporter, notify, onClose }: RowsDialogProps) {
  const [step, setStep] = useState<Step>('source');
  const [source, setSource] = useState<'people' | 'file'>(loadStaff ? 'people' : 'file');
  const [people, setPeople] = useState<readonly StaffChoice[]>([]);
  const [file, setFile] = useState<{ name: string; table: RowsTable }>();
  const [problem, setProblem] = useState<string>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [rows, setRows] = useState(noRows);
  const [shown, setShown] = useState<number>();
  const [output, setOutput] = useState<Output>('pdf');
  const [prepared, setPrepared] = useState<'marks' | 'bleed' | 'trim'>('marks');
  const [stock, setStock] = useState<Stock>('coated');
  const input = useRef<HTMLInputElement>(null);
  const { progress, run, cancel } = useExport(exporter, notify);
  useEffect(() => cancel, [cancel]);

  const looked = step === 'rows' || step === 'files' ? rows : noRows;
  const looks = useLooks(looked, piece, shown);
  const stated = useMemo(() => rowFindings(rows), [rows]);
  const findings = useMemo(
    () =>
      new Map(
        rows.map(({ number, user }) => [number, [...(stated.get(number) ?? []), ...(looks.get(user) ?? [])]]),
      ),
    [rows, stated, looks],
  );
  const wanted = rows.filter(({ leftOut }) => !leftOut);
  const wrong = wanted.filter(({ number }) => findings.get(number)?.some(({ level }) => level === 'error'));
  const seen = wanted.filter(({ user }) => looks.has(user)).length;

  const read = async (chosen: File) => {
    setProblem(undefined);
    try {
      const table = readTable(new Uint8Array(await chosen.arrayBuffer()));
      setFile({ name: chosen.name, table });
      setMapping(mappingFor(table.headers));
    } catch (error) {
      if (!(error instanceof ExportError)) console.error('A table could not be read.', error);
      setFile(undefined);
      setProblem(
        error instanceof ExportError ? error.message : 'This file could not be read. Choose it again.',
      );
    }
  };
  const begin = (next: readonly PersonRow[]) => {
    setRows(next);
    setShown(next[0]?.number);
    setStep('rows');
  };
  const change = (number: number, next: (row: PersonRow) => PersonRow) =>
    setRows((before) => before.map((row) => (row.number === number ? next(row) : row)));
  const make = () => {
    const date = new Date();
    const began = performance.now();
    const { marks, bleed, sheet } = exportOptions({
      format: 'pdf',
      scale: 1,
      prepared: output === 'sheets' ? 'ten-up' : prepared,
      stock,
    });
    return run(async (signal, onProgress) => {
      const making = {
        rows: wanted,
        piece,
        options: { marks, bleed, stock, sheet },
        date,
        signal,
        onProgress: (fraction: number, label: string) =>
          onProgress(fraction, [label, timeLeft(performance.now() - began, fraction)].join('')),
      };
      if (output === 'signatures' && signatureOf) return [await signaturesZip(making, signatureOf)];
      return [output === 'zip' ? await cardsZip(making, exporter) : await cardsPdf(making)];
    });
  };

  const forward: Record<Step, { label: string; reason?: string; go: () => void }> = {
    source: {
      label: 'Continue',
      reason:
        source === 'people'
          ? people.length === 0
            ? 'Choose somebody first.'
            : undefined
          : file
            ? undefined
            : 'Choose a file first.',
      go: () =>
        source === 'people'
          ? begin(
              people.map(({ name, title, email, phone }, index) => ({
                number: index + 1,
                user: plainDetails({ ...defaultUserDetails, name, title, email, phone }),
              })),
            )
          : setStep('columns'),
    },
    columns: {
      label: 'Continue',
      reason:
        mapping.name === undefined && mapping.first === undefined && mapping.last === undefined
          ? 'Choose the column of the name first.'
          : undefined,
      go: () => {
        if (!file) return;
        keepMapping(file.table.headers, mapping);
        begin(peopleOf(file.table, mapping));
      },
    },
    rows: {
      label: 'Continue',
      reason:
        wrong.length > 0
          ? 'Fix the errors, or leave those rows out, first.'
          : wanted.length === 0
            ? 'Every row is left out.'
            : seen < wanted.length
              ? 'Every row has to be looked at first.'
              : undefined,
      go: () => setStep('files'),
    },
    files: { label: 'Make files', go: () => void make() },
  };
  const next = forward[step];
  const back = step === 'rows' && source === 'people' ? 'source' : steps[steps.indexOf(step) - 1];

  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      title={`Make many business cards: ${titles[step]}`}
      footer={
        <>
          <Button onClick={back && !progress ? () => setStep(back) : progress ? cancel : onClose}>
            {progress ? 'Cancel' : back ? 'Back' : 'Close'}
          </Button>
          <Button
            tone="primary"
            busy={Boolean(progress)}
            busyLabel="Making"
            disabledReason={next.reason}
            onClick={next.go}
          >
            {next.label}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        {step === 'source' ? (
          <>
            {loadStaff ? (
              <RadioGroup
                label="Source"
                value={source}
                onValueChange={(value) => setSource(value as typeof source)}
                options={[
                  { value: 'people', label: 'Staff directory', hint: 'Choose people.' },
                  { value: 'file', label: 'CSV file', hint: 'From a spreadsheet, up to 5,000 rows.' },
                ]}
              />
            ) : null}
            {source === 'people' && loadStaff ? (
              <PeopleSource load={loadStaff} chosen={people} onChange={setPeople} />
            ) : (
              <>
                <div className={styles.actions}>
                  <Button
                    icon={<Upload size={16} aria-hidden="true" />}
                    onClick={() => input.current?.click()}
                  >
                    Choose a CSV file
                  </Button>
                  {file ? <Text size="sm">{`${file.name}: ${file.table.rows.length} rows`}</Text> : null}
                </div>
                <input
                  ref={input}
                  type="file"
                  hidden
                  accept=".csv,.tsv,.txt,text/csv"
                  aria-label="CSV file"
                  onChange={({ target }) => {
                    const [chosen] = target.files ?? [];
                    if (chosen) void read(chosen);
                    target.value = '';
                  }}
                />
                {problem ? <Alert tone="danger" title={problem} /> : null}
                {file?.table.remarks.map((says) => (
                  <Alert key={says} tone="warning" title={says} />
                ))}
              </>
            )}
          </>
        ) : null}
        {step === 'columns' && file ? (
          <div className={styles.columns}>
            {targets.map(({ id, label }) => (
              <Select
                key={id}
                label={label}
                value={String(mapping[id] ?? unused)}
                hint={samplesOf(file.table, mapping[id])}
                options={[
                  { value: unused, label: 'Not in this file' },
                  ...file.table.headers.map((header, index) => ({ value: String(index), label: header })),
                ]}
                onValueChange={(value) =>
                  setMapping(({ [id]: _before, ...others }) =>
                    value === unused ? others : { ...others, [id]: Number(value) },
                  )
                }
              />
            ))}
          </div>
        ) : null}
        {step === 'rows' ? (
          <>
            {seen < wanted.length ? (
              <Progress
                label={`Looking at row ${seen + 1} of ${wanted.length}`}
                value={(100 * seen) / wanted.length}
              />
            ) : (
              <Text role="status">
                {wrong.length === 0
                  ? `${wanted.length} of ${rows.length} rows can be made.`
                  : `${wrong.length} of ${wanted.length} rows cannot be made yet.`}
              </Text>
            )}
            {wrong.length > 0 ? (
              <div className={styles.actions}>
                <Button
                  onClick={() =>
                    setRows((before) =>
                      before.map((row) => (wrong.includes(row) ? { ...row, leftOut: true } : row)),
                    )
                  }
                >
                  Leave out all rows with errors
                </Button>
              </div>
            ) : null}
            <RowList
              rows={rows}
              findings={findings}
              piece={piece}
              shown={shown}
              onShow={setShown}
              onEdit={(number, detail, value) =>
                change(number, (row) => ({ ...row, user: { ...row.user, [detail]: value } }))
              }
              onLeaveOut={(number, leftOut) => change(number, (row) => ({ ...row, leftOut }))}
            />
          </>
        ) : null}
        {step === 'files' ? (
          progress ? (
            <Progress label={progress.label} value={progress.percent} />
          ) : (
            <>
              <Text>
                {output === 'signatures'
                  ? `${wanted.length} email signatures.`
                  : `${wanted.length} cards, front and back.`}
              </Text>
              <RadioGroup
                label="Files"
                value={output}
                onValueChange={(value) => setOutput(value as typeof output)}
                options={[
                  { value: 'pdf', label: 'One print PDF', hint: `${2 * wanted.length} pages.` },
                  ...(piece.designer.sheet
                    ? [
                        {
                          value: 'sheets',
                          label: 'Sheets of ten',
                          hint: `${2 * Math.ceil(wanted.length / 10)} pages for an office printer, to be cut. Print on both sides, flipped on the long edge.`,
                        },
                      ]
                    : []),
                  { value: 'zip', label: 'A PDF for each', hint: 'In one ZIP with a manifest.' },
                  ...(signatureOf
                    ? [
                        {
                          value: 'signatures',
                          label: 'Email signatures',
                          hint: 'An HTML file for each, in the look that yours has now, in one ZIP with a manifest.',
                        },
                      ]
                    : []),
                ]}
              />
              {output === 'pdf' || output === 'zip' ? (
                <RadioGroup
                  label="Prepared as"
                  value={prepared}
                  onValueChange={(value) => setPrepared(value as typeof prepared)}
                  options={[
                    { value: 'marks', label: 'Bleed and crop marks' },
                    { value: 'bleed', label: 'Bleed without marks' },
                    { value: 'trim', label: 'Trim only' },
                  ]}
                />
              ) : null}
              {output === 'signatures' ? null : (
                <RadioGroup
                  label="Paper"
                  value={stock}
                  onValueChange={(value) => setStock(value as Stock)}
                  options={[
                    { value: 'coated', label: 'Coated' },
                    { value: 'uncoated', label: 'Uncoated' },
                  ]}
                />
              )}
            </>
          )
        ) : null}
      </div>
    </Dialog>
  );
}

/** The first cells of a column that say something. */
const samplesOf = ({ rows }: RowsTable, place: number | undefined): string | undefined =>
  place === undefined
    ? undefined
    : rows
        .map((cells) => cells[place]?.trim() ?? '')
        .filter(Boolean)
        .slice(0, 3)
        .join(' · ')
        .slice(0, 120) || 'Nothing in this column.';

/** ", about 12 s left": once there is something to go by. */
function timeLeft(elapsed: number, fraction: number): string {
  if (elapsed < 1000 || fraction < 0.05) return '';
  const seconds = Math.ceil((elapsed * (1 - fraction)) / fraction / 1000);
  return seconds < 90 ? `, about ${seconds} s left` : `, about ${Math.round(seconds / 60)} min left`;
}
