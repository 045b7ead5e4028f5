import { browserExporter as exporter, loadPartsWith } from '@daybreak/print';
import { loadPart } from '@daybreak/ui/load';

// Print's engines load as our own parts do: with retries, and a check for a newer build.
loadPartsWith(loadPart);

/** Makes files in this browser. */
export const browserExporter = exporter;

/** Gives an artwork the faces that its scripts need. */
export const giveFaces = async (artwork: HTMLElement): Promise<void> =>
  (await loadPart(() => import('@daybreak/print/faces'))).giveFaces(artwork);
