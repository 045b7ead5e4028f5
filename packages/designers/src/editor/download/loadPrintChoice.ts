import { type DownloadChoice, preparations, stocks } from './choice.ts';

/** The key in the browser's storage. */
export const printChoiceKey = 'daybreak-print';

type Print = Pick<DownloadChoice, 'prepared' | 'stock'>;

/**
 * The user's last preparation of a print PDF. Defaults to what most printers ask for, if nothing is stored.
 */
export function loadPrintChoice(): Print {
  const defaultChoice: Print = { prepared: 'marks', stock: 'coated' };
  try {
    const stored: Record<string, unknown> = JSON.parse(localStorage.getItem(printChoiceKey) ?? '{}') ?? {};
    return {
      prepared: preparations.find((each) => each === stored.prepared) ?? defaultChoice.prepared,
      stock: stocks.find((each) => each === stored.stock) ?? defaultChoice.stock,
    };
  } catch {
    return defaultChoice;
  }
}

/** Remembers a preparation, except a proof: the next print PDF usually goes to a printer again. */
export function savePrintChoice({ format, prepared, stock }: DownloadChoice): void {
  if (format !== 'pdf' || prepared === 'proof') return;
  try {
    localStorage.setItem(printChoiceKey, JSON.stringify({ prepared, stock } satisfies Print));
  } catch (reason) {
    console.warn("This browser doesn't keep your choice. It lasts until you reload the page.", reason);
  }
}
