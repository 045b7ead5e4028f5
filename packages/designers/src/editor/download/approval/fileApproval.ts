import type { Exporter, ExportRequest, FileIdentity } from '@daybreak/print';

/** The stamp on files of pieces that aren't approved. */
export const proofStamp = 'PROOF – not approved';

/** A file that was made of a piece, to be recorded. */
export interface MadeFile {
  name: string;
  format: 'pdf' | 'png' | 'jpeg' | 'zip' | 'html' | 'pptx';
  bytes: number;
  /** The fingerprint of its bytes: 64 hexadecimal digits. */
  sha256: string;
  /** The file says that it isn't approved. */
  isProof: boolean;
  /** The approval that it carries; null if it carries none. */
  approval: number | null;
}

/** The approval of a piece as it is now. */
export interface FileApproval {
  /** `off`: pieces of this designer need no approval. `needed`: this one does, as it is now. */
  state: 'off' | 'needed' | 'approved';
  /** Pictures are marked too, not just PDFs. */
  marksPictures: boolean;
  /** The approved version, which its files carry. */
  identity?: FileIdentity;
  /** The reason it needs approval, in sentences, if it's not just that no one has approved it yet. */
  reason?: string;
  /**
   * Records a file of the piece; without it, none are recorded. An approved file is recorded before it's saved.
   *
   * @throws {ExportError} with the reason as a sentence, if an approved file mustn't be handed out; another error if it
   *   just can't be recorded
   */
  record?: (file: MadeFile) => Promise<void>;
}

/** The place of a draft: open in its designer, or only in the store. */
export type DraftPlace = 'open' | 'stored';

/** A host's source of approvals. */
export interface FileApprovals {
  /**
   * Returns the approval of a draft and what it shows, as it is now. Called when the dialog opens and again before
   * files are made.
   *
   * @param draftKey its key in the store; undefined if it isn't a draft, such as an idea of the wizard
   * @param place `open` by default
   */
  of: (designer: string, draftKey?: string, place?: DraftPlace) => Promise<FileApproval>;
  /** The address of the page that identifies a file. */
  checkPage?: string;
}

/** Asks a host for the approval of a draft. If that fails, the piece counts as not approved. */
export async function askedOf(
  approvals: FileApprovals,
  designer: string,
  draftKey?: string,
  place?: DraftPlace,
): Promise<FileApproval> {
  try {
    return await approvals.of(designer, draftKey, place);
  } catch (error) {
    console.warn("Couldn't check whether a piece is approved.", error);
    return {
      state: 'needed',
      marksPictures: false,
      reason: "We couldn't check whether this piece is approved.",
    };
  }
}

/** An exporter of a host that marks files. */
interface ApprovingExporter extends Exporter {
  readonly approvals: FileApprovals;
  /** Makes files without marks. */
  readonly plain: Exporter;
}

/** The approvals of an exporter; undefined if the host approves nothing. */
export const approvingOf = (
  exporter: Exporter,
): Pick<ApprovingExporter, 'approvals' | 'plain'> | undefined =>
  'approvals' in exporter ? (exporter as ApprovingExporter) : undefined;

/**
 * Returns an exporter that marks everything that isn't approved, in batches and campaigns too. Pass it as a designer's
 * `exporter`.
 */
export const approvingExporter = (plain: Exporter, approvals: FileApprovals): Exporter =>
  ({
    ...plain,
    approvals,
    plain,
    export: async (request) =>
      plain.export({ ...request, ...(await stampFor(approvals, designerOf(request), request.format)) }),
  }) satisfies ApprovingExporter as Exporter;

/** The mark of files without a saved piece: a row, a piece of a campaign, an idea. */
export async function stampFor(
  approvals: FileApprovals | undefined,
  designer: string,
  format: ExportRequest['format'],
): Promise<Pick<ExportRequest, 'stamp'>> {
  const approval = approvals && (await askedOf(approvals, designer));
  return approval && needsStamp({ ...approval, state: approval.state === 'off' ? 'off' : 'needed' }, format)
    ? { stamp: proofStamp }
    : {};
}

/** Checks whether a file of a piece says that it isn't approved. */
export const needsStamp = (
  { state, marksPictures }: Pick<FileApproval, 'state' | 'marksPictures'>,
  format: ExportRequest['format'],
): boolean => state === 'needed' && (format === 'pdf' || marksPictures);

/** The designer of a piece's draft, because a file may have another name. */
function designerOf({ designer, draft }: Pick<ExportRequest, 'designer' | 'draft'>): string {
  try {
    const stored = JSON.parse(draft ?? 'null') as { designer?: unknown } | null;
    return typeof stored?.designer === 'string' ? stored.designer : designer;
  } catch {
    return designer;
  }
}
