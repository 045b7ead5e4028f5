import { Alert, Button, Dialog, Progress, Select, Text } from '@daybreak/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Exporter } from '../export/types.ts';
import { defaultUserDetails, plainDetails, type UserDetails } from '../userDetails/userDetails.ts';
import type { Notice, StaffChoice } from '../workbench/designer.ts';
import { exportOptions } from '../workbench/download/choice.ts';
import type { StaffCards } from '../workbench/staffCards.ts';
import { useExport } from '../workbench/useExport.ts';
import { keepMapping, type Mapping, mappingFor, personTargets, textTargets } from './columns.ts';
import { FilesStep } from './FilesStep.tsx';
import { type PersonRow, peopleOf, rowFindings } from './people.ts';
import { RowList } from './RowList.tsx';
import type { RowsTable } from './readTable.ts';
import { cardsPdf, cardsZip, formatOf, type RowsPiece } from './rowFiles.ts';
import * as styles from './rows.css.ts';
import { SourceStep, type TableFile } from './SourceStep.tsx';
import { signaturesZip } from './signatureFiles.ts';
import { useJob } from './useJob.ts';
import { lookKey, useLooks } from './useLooks.ts';
import { useNoting } from './useNoting.ts';
import { usePausing } from './usePausing.ts';

export interface RowsDialogProps {
  /** The look of every piece. */
  piece: RowsPiece;
  /** The HTML of somebody's email signature; without it, none are made. @throws {ExportError} when its words are not all there. */
  signatureOf?: (user: UserDetails) => string;
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  /** For whom cards are made, where somebody keeps that. */
  cards?: StaffCards | undefined;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  onClose: () => void;
}

const steps = ['source', 'columns', 'rows', 'files'] as const;
type Step = (typeof steps)[number];
const titles: Record<Step, string> = {
  source: 'Where the rows come from',
  columns: 'Columns',
  rows: 'Rows',
  files: 'Files',
};
const noRows: readonly PersonRow[] = [];
const unused = 'none';

/** Many pieces of one look: from the directory or a table, looked at row by row, as files. */
export function RowsDialog({
  piece,
  signatureOf,
  loadStaff,
  cards,
  exporter,
  notify,
  onClose,
}: RowsDialogProps) {
  const { job, wasThere, kept, set, setRows } = useJob(piece.designer.id);
  const { rows, output, prepared, stock, begun } = job;
  const stepBefore: Step = !wasThere ? 'source' : begun ? 'files' : 'rows';
  const [step, setStep] = useState<Step>(loadStaff && cards?.asked ? 'source' : stepBefore);
  const [isFromBefore, setFromBefore] = useState(wasThere);
  const [source, setSource] = useState<'people' | 'file'>(loadStaff ? 'people' : 'file');
  const [people, setPeople] = useState<readonly StaffChoice[]>([]);
  const [file, setFile] = useState<TableFile>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [shown, setShown] = useState(rows[0]?.number);
  const { progress, run, cancel } = useExport(exporter, notify);
  const { paused, pause, goOn, turn } = usePausing();
  const { note, noteAgain } = useNoting(cards);
  useEffect(() => cancel, [cancel]);

  const targets = useMemo(
    () =>
      piece.isPersonal ? personTargets : [...textTargets(piece.designer, piece.draft), ...personTargets],
    [piece],
  );
  const looked = step === 'rows' || step === 'files' ? rows : noRows;
  const looks = useLooks(looked, piece, shown);
  const stated = useMemo(() => rowFindings(rows, piece.isPersonal), [rows, piece.isPersonal]);
  const findings = useMemo(
    () =>
      new Map(
        rows.map((row) => [
          row.number,
          [...(stated.get(row.number) ?? []), ...(looks.get(lookKey(row)) ?? [])],
        ]),
      ),
    [rows, stated, looks],
  );
  const wanted = rows.filter(({ leftOut }) => !leftOut);
  const wrong = wanted.filter(({ number }) => findings.get(number)?.some(({ level }) => level === 'error'));
  const seen = wanted.filter((row) => looks.has(lookKey(row))).length;

  const begin = (next: readonly PersonRow[]) => {
    set({ rows: next, begun: undefined });
    setFromBefore(false);
    cards?.onTaken?.();
    setShown(next[0]?.number);
    setStep('rows');
  };
  const startOver = () => {
    set({ rows: noRows, begun: undefined });
    setFromBefore(false);
    setStep('source');
  };
  const change = (number: number, next: (row: PersonRow) => PersonRow) =>
    setRows((before) => before.map((row) => (row.number === number ? next(row) : row)));
  const make = async () => {
    const date = begun ? new Date(begun) : new Date();
    set({ begun: date.toISOString() });
    const { marks, bleed, sheet } = exportOptions({
      format: 'pdf',
      scale: 1,
      prepared: output === 'sheets' ? 'ten-up' : prepared,
      stock,
    });
    const began = performance.now();
    const isSaved = await run(async (signal, onProgress) => {
      const making = {
        rows: wanted,
        leftOut: rows.filter(({ leftOut }) => leftOut),
        findings,
        piece,
        options: { marks, bleed, stock, sheet },
        date,
        signal,
        turn,
        onProgress: (fraction: number, label: string) =>
          onProgress(fraction, [label, timeLeft(performance.now() - began, fraction)].join('')),
      };
      if (output === 'signatures' && signatureOf) return [await signaturesZip(making, signatureOf)];
      const apart = output === 'zip' || formatOf(piece) === 'png';
      return [apart ? await cardsZip(making, exporter) : await cardsPdf(making)];
    });
    set({ begun: undefined });
    if (isSaved) await note(output === 'signatures' ? 'signature' : 'card', wanted);
  };
  const stop = () => {
    cancel();
    goOn();
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
              people.map((from, index) => {
                const { name, title, email, phone } = from;
                const user = plainDetails({ ...defaultUserDetails, name, title, email, phone });
                return { number: index + 1, user, from };
              }),
            )
          : setStep('columns'),
    },
    columns: {
      label: 'Continue',
      reason:
        piece.isPersonal &&
        mapping.name === undefined &&
        mapping.first === undefined &&
        mapping.last === undefined
          ? 'Choose the column of the name first.'
          : Object.values(mapping).every((place) => place === undefined)
            ? 'Choose a column first.'
            : undefined,
      go: () => {
        if (!file) return;
        keepMapping(file.table.headers, mapping, targets);
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
    files: { label: begun && !progress ? 'Go on' : 'Make files', go: () => void make() },
  };
  const next = forward[step];
  const back = step === 'rows' && source === 'people' ? 'source' : steps[steps.indexOf(step) - 1];

  return (
    <Dialog
      open
      size="full"
      onOpenChange={onClose}
      title={`Make many ${piece.noun}: ${titles[step]}`}
      footer={
        <>
          {progress ? <Button onClick={paused ? goOn : pause}>{paused ? 'Go on' : 'Pause'}</Button> : null}
          <Button onClick={progress ? stop : back ? () => setStep(back) : onClose}>
            {progress ? 'Cancel' : back ? 'Back' : 'Close'}
          </Button>
          <Button
            tone="primary"
            busy={Boolean(progress)}
            busyLabel={paused ? 'Paused' : 'Making'}
            disabledReason={next.reason}
            onClick={next.go}
          >
            {next.label}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        {step === 'source' && isFromBefore && stepBefore !== 'source' ? (
          <Alert
            tone="info"
            title="Rows that you worked on before are still here. Continuing replaces them."
            action={
              <Button size="small" onClick={() => setStep(stepBefore)}>
                Go to those rows
              </Button>
            }
          />
        ) : null}
        {step === 'source' ? (
          <SourceStep
            source={source}
            onSource={setSource}
            loadStaff={loadStaff}
            people={people}
            onPeople={setPeople}
            cards={cards}
            file={file}
            onFile={(chosen) => {
              setFile(chosen);
              if (chosen) setMapping(mappingFor(chosen.table.headers, targets));
            }}
          />
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
            {isFromBefore ? (
              <Alert
                tone="info"
                title="These are the rows that you worked on before."
                action={
                  <Button size="small" onClick={startOver}>
                    Start over
                  </Button>
                }
              />
            ) : null}
            {kept ? null : (
              <Alert
                tone="warning"
                title="This browser does not keep these rows. Make the files before you close this window."
              />
            )}
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
              onEdit={change}
              onLeaveOut={(number, leftOut) => change(number, (row) => ({ ...row, leftOut }))}
            />
          </>
        ) : null}
        {step === 'files' && progress ? (
          <Progress label={paused ? `Paused. ${progress.label}` : progress.label} value={progress.percent} />
        ) : null}
        {step === 'files' && !progress ? (
          <>
            {noteAgain ? (
              <Alert
                tone="warning"
                title="The files are saved, but it could not be noted for whom they were made."
                action={
                  <Button size="small" onClick={noteAgain}>
                    Note it again
                  </Button>
                }
              />
            ) : null}
            {begun ? (
              <Alert
                tone="info"
                title="These files were being made when the page was left. Go on to get the same files."
              />
            ) : null}
            <FilesStep
              {...{ output, prepared, stock }}
              count={wanted.length}
              noun={piece.noun}
              sides={piece.designer.artboards(piece.draft).length}
              format={formatOf(piece)}
              offersSheets={piece.designer.sheet !== undefined}
              offersSignatures={signatureOf !== undefined}
              // Other files are not those that were begun.
              onChange={(changes) => set({ ...changes, begun: undefined })}
            />
          </>
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
