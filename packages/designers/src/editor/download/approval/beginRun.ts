import type { Exporter } from '@daybreak/print';
import type { Notice } from '../../designer.ts';
import type { Deliver } from '../useExport.ts';
import { ApprovedRun, deliver, type Packing } from './approvedRun.ts';
import { approvingOf, askedOf, type DraftPlace } from './fileApproval.ts';

interface RunOptions {
  designer: string;
  /** The draft's key in the store; undefined if the files aren't a draft's. */
  draftKey: string | undefined;
  /** The draft as files carry it. */
  draftText: string;
  place?: DraftPlace;
}

/**
 * Asks for a draft's current approval, to mark and record its files. Undefined if the host approves and records
 * nothing.
 */
export async function beginRun(
  exporter: Exporter,
  { designer, draftKey, draftText, place }: RunOptions,
): Promise<ApprovedRun | undefined> {
  const approving = approvingOf(exporter);
  if (!approving) return undefined;
  const approval = await askedOf(approving.approvals, designer, draftKey, place);
  return new ApprovedRun(approving.plain, approval, draftText);
}

/** The parts of one download: an exporter that marks files, and a function that saves and records them. */
export interface DownloadRun {
  exporter: Exporter;
  deliver?: Deliver;
}

/** Begins a download of a draft that an exporter makes. */
export async function beginDownload(
  exporter: Exporter,
  options: RunOptions,
  notify: (notice: Notice) => void,
): Promise<DownloadRun> {
  const run = await beginRun(exporter, options);
  if (!run) return { exporter };
  return { exporter: run.exporter, deliver: (files, save) => deliver([run], files, save, notify) };
}

/**
 * Resolves to a function that saves and records files that no exporter marks: an email or, with `packing`, the rows of
 * a draft. Undefined if the host records nothing.
 */
export async function beginUnmarkedDownload(
  exporter: Exporter,
  draft: Pick<RunOptions, 'designer' | 'draftKey'>,
  notify: (notice: Notice) => void,
  packing?: Packing,
): Promise<Deliver | undefined> {
  const run =
    draft.draftKey === undefined ? undefined : await beginRun(exporter, { ...draft, draftText: '' });
  if (!run) return undefined;
  return (files, save) => deliver([run], files, save, notify, packing);
}
