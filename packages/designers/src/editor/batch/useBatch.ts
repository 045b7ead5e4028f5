import type { Exporter } from '@daybreak/print';
import { useMemo, useState } from 'react';
import type { Notice, StaffChoice } from '../designer.ts';
import { noPictures } from '../images/uploadedImage.ts';
import type { PictureSource } from '../images/usePictures.ts';
import type { CardKind, StaffCards } from '../userDetails/staffCards.ts';
import type { UserDetails } from '../userDetails/userDetails.ts';
import { type BatchPiece, chosenPiece } from './batchFiles.ts';
import type { Step } from './batchSteps.ts';
import { useJob } from './job/useJob.ts';
import { useMaking } from './job/useMaking.ts';
import type { PersonRow } from './people.ts';
import type { TableFile } from './steps/TableSource.tsx';
import { useColumns } from './useColumns.ts';
import { useFindings } from './useFindings.ts';
import { useNoting } from './useNoting.ts';

export interface BatchDialogProps {
  /** The look shared by every piece. */
  piece: BatchPiece;
  /** The owner of these rows. No one else sees them in this browser. */
  account?: string;
  /**
   * Returns the HTML of a person's email signature. Without it, no signatures are made.
   *
   * @throws {ExportError} if words of it are missing
   */
  signatureOf?: (user: UserDetails) => string;
  loadStaff?: () => Promise<readonly StaffChoice[]>;
  /** The people whose cards are made, if that's tracked. */
  cards?: StaffCards | undefined;
  /** The pictures for cells and picture fields. */
  pictures?: PictureSource;
  exporter: Exporter;
  notify: (notice: Notice) => void;
  onClose: () => void;
}

/** The state of a batch: its rows, their source and findings, and the files being made. */
export function useBatch({ account = '', pictures = noPictures, ...props }: BatchDialogProps) {
  const { piece: openPiece, signatureOf, loadStaff, cards, exporter, notify, onClose } = props;
  const { job, isRestored, isSaved, set, setRows } = useJob({ account, designer: openPiece.designer.id });
  const { rows, look, begun } = job;
  const piece = useMemo(() => chosenPiece(openPiece, look), [openPiece, look]);
  const stepBefore: Step = !isRestored ? 'source' : begun ? 'files' : 'rows';
  const [step, setStep] = useState<Step>(loadStaff && cards?.asked ? 'source' : stepBefore);
  const [isFromBefore, setIsFromBefore] = useState(isRestored);
  const [source, setSource] = useState<'people' | 'file'>(loadStaff ? 'people' : 'file');
  const [people, setPeople] = useState<readonly StaffChoice[]>([]);
  const [file, setFile] = useState<TableFile>();
  const [shownRow, setShownRow] = useState(rows[0]?.number);
  const columns = useColumns(piece);
  const checked = useFindings(rows, piece, step === 'rows' || step === 'files', shownRow);
  const { includedRows, findings, errorOf } = checked;
  const { note, noteAgain } = useNoting(cards);
  const onSaved = (kind: CardKind) => note(kind, includedRows);
  const means = { signatureOf, exporter, notify, onSaved };
  const making = useMaking({ job, set, piece, account, includedRows, findings, ...means });

  const begin = (next: readonly PersonRow[], at: Step = 'rows') => {
    making.forget();
    set({ rows: next, begun: undefined });
    setIsFromBefore(false);
    setStep(at);
  };
  const change = (numbers: readonly number[], next: (row: PersonRow) => PersonRow) =>
    setRows((current) => current.map((row) => (numbers.includes(row.number) ? next(row) : row)));

  return {
    ...checked,
    piece,
    job,
    isSaved,
    set,
    loadStaff,
    cards,
    pictures,
    step,
    setStep,
    stepBefore,
    isFromBefore,
    source,
    setSource,
    people,
    setPeople,
    file,
    columns,
    shown: shownRow,
    setShown: setShownRow,
    making,
    noteAgain,
    onClose,
    offersSignatures: signatureOf !== undefined,
    takeFile: (chosenFile: TableFile | undefined) => {
      setFile(chosenFile);
      if (chosenFile) columns.begin(chosenFile.table);
    },
    begin: (next: readonly PersonRow[]) => {
      begin(next);
      cards?.onTaken?.();
      setShownRow(next[0]?.number);
    },
    startOver: () => begin([], 'source'),
    editRow: (number: number, edited: (row: PersonRow) => PersonRow) =>
      // A correction may fix the reason it was left out.
      change([number], (row) => ({ ...edited(row), fault: undefined, leftOutFor: undefined })),
    leaveOut: (numbers: readonly number[], leftOut: boolean) =>
      change(numbers, (row) => ({ ...row, leftOut, leftOutFor: leftOut ? errorOf(row) : undefined })),
  };
}

export type BatchStore = ReturnType<typeof useBatch>;
