import { type DownloadChoice, prepared, stocks } from './choice.ts';

/** The key in the browser's storage. */
export const keptPrintKey = 'daybreak-print';

type Print = Pick<DownloadChoice, 'prepared' | 'stock'>;

/**
 * How this user last prepared a print PDF. Defaults to what most printers ask for, if there's no choice yet or the browser keeps nothing.
 */
export function keptPrint(): Print {
  const usual: Print = { prepared: 'marks', stock: 'coated' };
  try {
    const kept: Record<string, unknown> = JSON.parse(localStorage.getItem(keptPrintKey) ?? '{}') ?? {};
    return {
      prepared: prepared.find((each) => each === kept.prepared) ?? usual.prepared,
      stock: stocks.find((each) => each === kept.stock) ?? usual.stock,
    };
  } catch {
    return usual;
  }
}

/** A proof is a one-off: the next print PDF goes to a printer again. */
export function keepPrint({ format, prepared, stock }: DownloadChoice): void {
  if (format !== 'pdf' || prepared === 'proof') return;
  try {
    localStorage.setItem(keptPrintKey, JSON.stringify({ prepared, stock } satisfies Print));
  } catch (reason) {
    console.warn("This browser doesn't keep your choice. It lasts until you reload the page.", reason);
  }
}
