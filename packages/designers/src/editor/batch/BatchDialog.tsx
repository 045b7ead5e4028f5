import type { Exporter } from '@daybreak/print';
import { Alert, Button, Dialog, Progress } from '@daybreak/ui';
import { useMemo, useState } from 'react';
import type { Notice, StaffChoice } from '../designer.ts';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import type { PictureSource } from '../images/usePictures.ts';
import type { StaffCards } from '../userDetails/staffCards.ts';
import { defaultUserDetails, plainDetails, type UserDetails } from '../userDetails/userDetails.ts';
import * as styles from './batch.css.ts';
import { type BatchPiece, chosenPiece, draftOf, filledOf, formatOf } from './batchFiles.ts';
import { useJob } from './job/useJob.ts';
import { useMaking } from './job/useMaking.ts';
import { isRed, type PersonRow, rank, rowFindings } from './people.ts';
import { CheckProgress } from './steps/CheckProgress.tsx';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { FilesStep } from './steps/FilesStep.tsx';
import { RowsStep } from './steps/RowsStep.tsx';
import { SourceStep, type TableFile } from './steps/SourceStep.tsx';
import { useColumns } from './useColumns.ts';
import { useNoting } from './useNoting.ts';
import { lookKey, useRowChecks } from './useRowChecks.ts';

export interface BatchDialogProps {
  /** The look shared by every piece. */
  piece: BatchPiece;
  /** The owner of these rows: no one else finds them in this browser. */
  account?: string;
  /** Returns the HTML of a person's email signature; without it, none are made. @throws {ExportError} when its words aren't all there. */
  signatureOf?: (user: UserDetails) => string;
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  /** The people whose cards are made, if that's tracked. */
  cards?: StaffCards | undefined;
  /** What cells and picture fields can choose from. */
  pictures?: PictureSource;
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
const noPictures: PictureSource = { images: [] };

/** Many pieces with one look: from the directory or a table, checked row by row, as files. */
export function BatchDialog({
  piece: given,
  account = '',
  signatureOf,
  loadStaff,
  cards,
  pictures = noPictures,
  exporter,
  notify,
  onClose,
}: BatchDialogProps) {
  const { job, wasThere, kept, set, setRows } = useJob({ account, designer: given.designer.id });
  const { rows, output, prepared, stock, look, begun } = job;
  const piece = useMemo(() => chosenPiece(given, look), [given, look]);
  const stepBefore: Step = !wasThere ? 'source' : begun ? 'files' : 'rows';
  const [step, setStep] = useState<Step>(loadStaff && cards?.asked ? 'source' : stepBefore);
  const [isFromBefore, setFromBefore] = useState(wasThere);
  const [source, setSource] = useState<'people' | 'file'>(loadStaff ? 'people' : 'file');
  const [people, setPeople] = useState<readonly StaffChoice[]>([]);
  const [file, setFile] = useState<TableFile>();
  const [shown, setShown] = useState(rows[0]?.number);
  const columns = useColumns(piece);

  const looked = step === 'rows' || step === 'files' ? rows : noRows;
  const looks = useRowChecks(looked, piece, shown);
  const stated = useMemo(() => rowFindings(rows, piece.isPersonal, piece.titleOptional), [rows, piece]);
  const findings = useMemo(
    () =>
      new Map(
        rows.map((row) => [
          row.number,
          [
            ...(stated.get(row.number) ?? []),
            ...filledOf(row, piece).findings,
            ...(looks.get(lookKey(row, piece)) ?? []),
          ],
        ]),
      ),
    [rows, stated, looks, piece],
  );
  const wanted = useMemo(() => rows.filter(({ leftOut }) => !leftOut), [rows]);
  const wrong = wanted.filter(({ number }) => findings.get(number)?.some(({ level }) => level === 'error'));
  const red = wanted.filter(({ number }) => isRed(findings.get(number)));
  const seen = wanted.filter((row) => looks.has(lookKey(row, piece))).length;
  const sides = useMemo(
    () => wanted.map((row) => piece.designer.artboards(draftOf(row, piece)).length),
    [wanted, piece],
  );
  const { note, noteAgain } = useNoting(cards);
  const making = useMaking({
    job,
    set,
    piece,
    account,
    wanted,
    findings,
    signatureOf,
    exporter,
    notify,
    onSaved: (kind) => note(kind, wanted),
  });
  const { progress, paused } = making;

  const begin = (next: readonly PersonRow[]) => {
    making.forget();
    set({ rows: next, begun: undefined });
    setFromBefore(false);
    cards?.onTaken?.();
    setShown(next[0]?.number);
    setStep('rows');
  };
  const errorOf = ({ number }: PersonRow) =>
    findings
      .get(number)
      ?.toSorted((a, b) => rank([a]) - rank([b]))
      .find((found) => isRed([found]))?.says;
  const startOver = () => {
    making.forget();
    set({ rows: noRows, begun: undefined });
    setFromBefore(false);
    setStep('source');
  };
  const change = (numbers: readonly number[], next: (row: PersonRow) => PersonRow) =>
    setRows((before) => before.map((row) => (numbers.includes(row.number) ? next(row) : row)));

  // Before files are made, and before started ones are resumed.
  const notYet =
    wrong.length > 0
      ? 'Fix the errors, or leave those rows out, first.'
      : wanted.length === 0
        ? 'Every row is left out.'
        : seen < wanted.length
          ? 'Every row has to be looked at first.'
          : undefined;
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
                const { name, lastName = '', title, email, phone } = from;
                const user = plainDetails({ ...defaultUserDetails, name, lastName, title, email, phone });
                return { number: index + 1, user, from };
              }),
            )
          : setStep('columns'),
    },
    columns: {
      label: 'Continue',
      reason: columns.missing,
      go: () => {
        if (columns.table) begin(columns.taken(columns.table));
      },
    },
    rows: {
      label: 'Continue',
      reason: notYet,
      go: () => setStep('files'),
    },
    files: {
      label: begun && !progress ? 'Go on' : 'Make files',
      reason: notYet,
      go: () => void making.make(),
    },
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
          {progress ? (
            <Button onClick={paused ? making.goOn : making.pause}>{paused ? 'Go on' : 'Pause'}</Button>
          ) : null}
          <Button onClick={progress ? making.stop : back ? () => setStep(back) : onClose}>
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
        {step === 'source' && piece.chosenHere ? (
          <FieldsForm
            fields={piece.designer.fields}
            only={piece.chosenHere}
            draft={piece.draft}
            tooLong={[]}
            pictures={pictures}
            onEdit={(name, value) => set({ look: { ...look, [name]: value } })}
          />
        ) : null}
        {step === 'source' ? (
          <SourceStep
            source={source}
            onSource={setSource}
            loadStaff={loadStaff}
            cards={cards}
            targets={columns.every}
            people={people}
            onPeople={setPeople}
            file={file}
            onFile={(chosen) => {
              setFile(chosen);
              if (chosen) columns.begin(chosen.table);
            }}
          />
        ) : null}
        {step === 'columns' && columns.table ? (
          <ColumnsStep {...columns} table={columns.table} piece={piece} pictures={pictures} />
        ) : null}
        {step === 'rows' ? (
          <RowsStep
            {...{ rows, findings, piece, pictures, shown, wanted, wrong, red, seen, isFromBefore, kept }}
            onShow={setShown}
            onEdit={(number, edited) =>
              // A correction may fix the reason it was left out.
              change([number], (row) => ({ ...edited(row), fault: undefined, leftOutFor: undefined }))
            }
            onStartOver={startOver}
            onLeaveOut={(numbers, leftOut) =>
              change(numbers, (row) => ({ ...row, leftOut, leftOutFor: leftOut ? errorOf(row) : undefined }))
            }
          />
        ) : null}
        {step === 'files' && !making.filesKept ? (
          <Alert
            tone="warning"
            title="This browser does not keep finished files: if the page is left, all of them are made again."
          />
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
            {begun ? <Alert tone="info" title={making.interrupted} /> : null}
            {seen < wanted.length ? <CheckProgress seen={seen} of={wanted.length} /> : null}
            <FilesStep
              {...{ output, prepared, stock }}
              count={wanted.length}
              noun={piece.noun}
              sides={sides}
              format={formatOf(piece)}
              offersSheets={piece.designer.sheet !== undefined}
              offersSignatures={signatureOf !== undefined}
              // Different files aren't the ones that were started.
              onChange={(changes) => {
                making.forget();
                set({ ...changes, begun: undefined });
              }}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
