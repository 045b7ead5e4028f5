import { ExportError, type ExportedFile, type Exporter, type ExportRequest } from '@daybreak/print';
import { loadPart } from '@daybreak/ui/load';
import type { Notice } from '../../designer.ts';
import { type FileApproval, type MadeFile, needsStamp, proofStamp } from './fileApproval.ts';

/** The longest wait for the record of an approved file before it's handed out anyway, in milliseconds. */
const PATIENCE = 5_000;

export const notRecorded: Notice = {
  title: 'Not recorded',
  description:
    "The file was downloaded, but we couldn't record the download, so “Check a file” won't recognize it.",
  tone: 'info',
};

/** One download of a saved piece: marks its files, and records them. */
export class ApprovedRun {
  /** Makes marked files. */
  readonly exporter: Exporter;
  readonly #approval: FileApproval;
  /** The files of the piece itself, without others, such as a ticket. */
  readonly #made: { file: ExportedFile; isProof: boolean; isApproved: boolean }[] = [];

  /** @param draftText the draft that the approval is for, which doesn't cover, for example, another size of the piece */
  constructor(exporter: Exporter, approval: FileApproval, draftText: string) {
    this.#approval = approval;
    this.exporter = {
      ...exporter,
      export: async (request) => {
        if (request.draft === undefined) return exporter.export(request);
        const isApproved = approval.state === 'approved' && request.draft === draftText;
        const unapproved = {
          ...approval,
          state: approval.state === 'off' ? approval.state : 'needed',
        } as const;
        const isProof = !isApproved && needsStamp(unapproved, request.format);
        const files = await exporter.export({ ...request, ...this.#marks(isApproved, isProof) });
        this.#made.push(...files.map((file) => ({ file, isProof, isApproved })));
        return files;
      },
    };
  }

  #marks(isApproved: boolean, isProof: boolean): Pick<ExportRequest, 'stamp' | 'identity'> {
    if (isProof) return { stamp: proofStamp };
    return isApproved ? { identity: this.#approval.identity } : {};
  }

  /** Adds files of the piece that can't be marked, such as an email. Skips files that it made itself. */
  add(files: readonly ExportedFile[]): void {
    const knownBlobs = this.#blobs();
    const unmarked = files.filter(({ blob }) => !knownBlobs.has(blob));
    this.#made.push(...unmarked.map((file) => ({ file, isProof: false, isApproved: false })));
  }

  /** True if some of its files say that they aren't approved. */
  get hasProofs(): boolean {
    return this.#made.some(({ isProof }) => isProof);
  }

  get isApproved(): boolean {
    return this.#approval.state === 'approved';
  }

  /** True if a failure to record is reported. Without approvals, no one needs to prove what a file is. */
  get tellsFailures(): boolean {
    return this.#approval.state !== 'off';
  }

  /** True if a file has an approval, so it's recorded before it's handed out. */
  get isWaitedFor(): boolean {
    return this.#made.some(({ isApproved }) => isApproved);
  }

  /** Records the finished files and those inside them. Resolves to the error if it fails. */
  async record(files: readonly ExportedFile[], packing?: Packing): Promise<unknown> {
    const { record } = this.#approval;
    if (!record) return undefined;
    try {
      for (const file of await this.#described(files, packing)) await record(file);
      return undefined;
    } catch (error) {
      return error ?? new Error('It failed.');
    }
  }

  #blobs = () => new Set(this.#made.map(({ file: { blob } }) => blob));

  async #described(files: readonly ExportedFile[], packing?: Packing): Promise<MadeFile[]> {
    const { contentDigest } = await loadPart(() => import('@daybreak/print/identity'));
    const knownBlobs = this.#blobs();
    const packedFiles = files
      .filter(({ blob }) => !knownBlobs.has(blob))
      .map((file) => ({
        file,
        isProof: packing?.isProof ?? this.hasProofs,
        isApproved: !packing && this.#made.length > 0 && this.#made.every(({ isApproved }) => isApproved),
      }));
    return Promise.all(
      [...packedFiles, ...this.#made].map(async ({ file: { name, blob }, isProof, isApproved }) => ({
        name,
        format: formatOf(name),
        bytes: blob.size,
        sha256: await contentDigest(blob),
        isProof,
        approval: isApproved ? (this.#approval.identity?.approval ?? null) : null,
      })),
    );
  }
}

/** A file that holds files of several pieces, such as a campaign, and isn't any piece's approved file. */
export interface Packing {
  /** Something in it says that it isn't approved. */
  isProof: boolean;
}

/**
 * Hands out finished files, and records them for each piece that they're made from. A failure to record is reported.
 * Only a refusal withholds an approved file.
 *
 * @throws {ExportError} with the refusal
 */
export async function deliver(
  runs: readonly ApprovedRun[],
  files: readonly ExportedFile[],
  save: () => void,
  notify: (notice: Notice) => void,
  packing?: Packing,
): Promise<void> {
  const records = runs.map((run) => ({ run, outcome: run.record(files, packing) }));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  for (const { run, outcome } of records) {
    const refusal = run.isWaitedFor ? await Promise.race([outcome, late]) : undefined;
    if (refusal instanceof ExportError) throw refusal;
  }
  save();
  void Promise.all(records.map(async ({ run, outcome }) => ({ run, error: await outcome }))).then(
    (results) => {
      const failed = results.filter(({ error }) => error);
      for (const { error } of failed) console.warn("Couldn't record a download.", error);
      const failedRun = failed.find(({ run }) => run.tellsFailures);
      if (failedRun)
        notify(
          failedRun.error instanceof ExportError
            ? { ...notRecorded, description: failedRun.error.message }
            : notRecorded,
        );
    },
  );
}

const formats: Record<string, MadeFile['format']> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  zip: 'zip',
  html: 'html',
  // A message contains its HTML.
  eml: 'html',
  pptx: 'pptx',
};

const formatOf = (name: string): MadeFile['format'] => formats[name.split('.').at(-1) ?? ''] ?? 'zip';
