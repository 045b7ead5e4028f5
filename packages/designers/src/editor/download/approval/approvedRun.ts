import { ExportError, type ExportedFile, type Exporter, type ExportRequest } from '@daybreak/print';
import { loadPart } from '@daybreak/ui/load';
import type { Notice } from '../../designer.ts';
import { type FileApproval, isMarked, type MadeFile, proofStamp } from './fileApproval.ts';

/** How long the record of an approved file is waited for before it's handed out anyway. */
const PATIENCE = 5_000;

export const notRecorded: Notice = {
  title: 'Not recorded',
  description: "The file is saved, but the portal couldn't record it, so “Check a file” won't recognize it.",
  tone: 'info',
};

/** One download of a saved piece: marks its files, and has them recorded. */
export class ApprovedRun {
  /** Marks what it makes. */
  readonly exporter: Exporter;
  readonly #approval: FileApproval;
  /** The files of the piece. Others, such as a ticket, aren't its. */
  readonly #made: { file: ExportedFile; isProof: boolean; isApproved: boolean }[] = [];

  /** @param kept the draft that was asked about: another size of the piece, say, isn't approved with it */
  constructor(plain: Exporter, approval: FileApproval, kept: string) {
    this.#approval = approval;
    this.exporter = {
      ...plain,
      export: async (request) => {
        if (request.draft === undefined) return plain.export(request);
        const isApproved = approval.state === 'approved' && request.draft === kept;
        const unapproved = {
          ...approval,
          state: approval.state === 'off' ? approval.state : 'needed',
        } as const;
        const isProof = !isApproved && isMarked(unapproved, request.format);
        const files = await plain.export({ ...request, ...this.#marks(isApproved, isProof) });
        this.#made.push(...files.map((file) => ({ file, isProof, isApproved })));
        return files;
      },
    };
  }

  #marks(isApproved: boolean, isProof: boolean): Pick<ExportRequest, 'stamp' | 'identity'> {
    if (isProof) return { stamp: proofStamp };
    return isApproved ? { identity: this.#approval.identity } : {};
  }

  /**
   * Hands the finished files out, and has them and those in them recorded. A failure to record is told, and only a refusal keeps an approved
   * file back.
   *
   * @throws {ExportError} with the refusal.
   */
  async handOut(
    files: readonly ExportedFile[],
    save: () => void,
    notify: (notice: Notice) => void,
  ): Promise<void> {
    const { record } = this.#approval;
    if (!record) return save();
    const recorded = this.#described(files).then(async (described) => {
      for (const file of described) await record(file);
    });
    const outcome = recorded.then(
      () => undefined,
      (error: unknown) => error ?? new Error('It failed.'),
    );
    if (this.#approval.state === 'approved') {
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
      const refused = await Promise.race([outcome, late]);
      if (refused instanceof ExportError) throw refused;
    }
    save();
    void outcome.then((error) => {
      if (!error) return;
      console.warn("A download couldn't be recorded.", error);
      // Where no one approves, no one has to prove what a file is.
      if (this.#approval.state === 'off') return;
      notify(error instanceof ExportError ? { ...notRecorded, description: error.message } : notRecorded);
    });
  }

  async #described(files: readonly ExportedFile[]): Promise<MadeFile[]> {
    const { contentDigest } = await loadPart(() => import('@daybreak/print/identity'));
    const parts = this.#made.map(({ file, isProof, isApproved }) => ({ file, isProof, isApproved }));
    const known = new Set(parts.map(({ file }) => file.blob));
    const packed = files
      .filter(({ blob }) => !known.has(blob))
      .map((file) => ({
        file,
        isProof: parts.some(({ isProof }) => isProof),
        isApproved: parts.length > 0 && parts.every(({ isApproved }) => isApproved),
      }));
    return Promise.all(
      [...packed, ...parts].map(async ({ file: { name, blob }, isProof, isApproved }) => ({
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

const formats: Record<string, MadeFile['format']> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  zip: 'zip',
  html: 'html',
  pptx: 'pptx',
};

const formatOf = (name: string): MadeFile['format'] => formats[name.split('.').at(-1) ?? ''] ?? 'zip';
