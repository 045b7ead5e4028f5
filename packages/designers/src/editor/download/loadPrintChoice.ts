import { readStored, writeStored } from '../browserStorage.ts';
import { type DownloadChoice, preparations, stocks } from './choice.ts';

/** The key in the browser's storage. */
export const printChoiceKey = 'daybreak-print';

type Print = Pick<DownloadChoice, 'prepared' | 'stock'>;

/**
 * The user's last preparation of a print PDF. Defaults to what most printers ask for, if nothing is stored.
 */
export function loadPrintChoice(): Print {
  const stored = readStored(printChoiceKey) as Record<string, unknown> | undefined;
  return {
    prepared: preparations.find((each) => each === stored?.prepared) ?? 'marks',
    stock: stocks.find((each) => each === stored?.stock) ?? 'coated',
  };
}

/** Remembers a preparation, except a proof: the next print PDF usually goes to a printer again. */
export function savePrintChoice({ format, prepared, stock }: DownloadChoice): void {
  if (format !== 'pdf' || prepared === 'proof') return;
  const kept: Print = { prepared, stock };
  writeStored(
    printChoiceKey,
    kept,
    "This browser doesn't keep your choice. It lasts until you reload the page.",
  );
}
