import { type Exporter, toolsMissing } from '@daybreak/print';
import { loadPart } from '@daybreak/ui/load';
import type { Notice } from '../../designer.ts';
import type { HandOut } from '../useExport.ts';
import type { ApprovedRun, Packing } from './approvedRun.ts';
import { approvingOf, askedOf, type DraftPlace } from './fileApproval.ts';

interface RunOptions {
  designer: string;
  /** Undefined: the files aren't a draft's. */
  draftKey: string | undefined;
  /** The draft as files carry it. */
  kept: string;
  place?: DraftPlace;
}

/**
 * Begins a download of a draft: asks whether it's approved as it is now. Undefined if the host approves and records nothing.
 *
 * @throws {ExportError} when the code for it can't be downloaded.
 */
export async function beginRun(
  exporter: Exporter,
  { designer, draftKey, kept, place }: RunOptions,
): Promise<ApprovedRun | undefined> {
  const approving = approvingOf(exporter);
  if (!approving) return undefined;
  const approval = await askedOf(approving.approvals, designer, draftKey, place);
  const { ApprovedRun } = await loadRun();
  return new ApprovedRun(approving.plain, approval, kept);
}

/**
 * Saves and records files that no exporter marks: a mail, or with `packing` the rows of a draft. Undefined if the host records nothing.
 *
 * @throws {ExportError} when the code for it can't be downloaded.
 */
export async function unmarkedHandOut(
  exporter: Exporter,
  options: RunOptions,
  notify: (notice: Notice) => void,
  packing?: Packing,
): Promise<HandOut | undefined> {
  const run = options.draftKey === undefined ? undefined : await beginRun(exporter, options);
  if (!run) return undefined;
  const { handOut } = await loadRun();
  return (files, save) => handOut([run], files, save, notify, packing);
}

const loadRun = () => loadPart(() => import('./approvedRun.ts')).catch(toolsMissing);
