import type { Exporter, ExportRequest, FileIdentity } from '@daybreak/print';

/** What files of pieces say that aren't approved. */
export const proofStamp = 'PROOF – not approved';

/** A file that was made of a piece, to be recorded. */
export interface MadeFile {
  name: string;
  format: 'pdf' | 'png' | 'jpeg' | 'zip' | 'html' | 'pptx';
  bytes: number;
  /** Of its bytes: 64 hexadecimal digits. */
  sha256: string;
  /** It says that it isn't approved. */
  isProof: boolean;
  /** The approval that it carries; null if it carries none. */
  approval: number | null;
}

/** Whether a piece may be printed as it is. */
export interface FileApproval {
  /** `off`: pieces of this designer need no approval. `needed`: this one does, as it is now. */
  state: 'off' | 'needed' | 'approved';
  /** Whether pictures are marked too, not just PDFs. */
  marksPictures: boolean;
  /** The approved version, which its files carry. */
  identity?: FileIdentity;
  /** Why it needs approval, in sentences, if it's not just that no one has approved it yet. */
  reason?: string;
  /**
   * Records a file of the piece; without it, none is. An approved file is recorded before it's saved.
   *
   * @throws {ExportError} when an approved file mustn't be handed out, with the reason as a sentence; another error when it just can't be
   *   recorded.
   */
  record?: (file: MadeFile) => Promise<void>;
}

/** Where a draft is: open in its designer, or only in the store. */
export type DraftPlace = 'open' | 'stored';

/** What a host knows about the approval of pieces. */
export interface FileApprovals {
  /**
   * About a draft as it is now, and what it shows: asked when the dialog opens and again before files are made.
   *
   * @param draftKey its key in the store; undefined for what isn't a draft, such as an idea of the wizard
   * @param place `open` by default
   */
  of: (designer: string, draftKey?: string, place?: DraftPlace) => Promise<FileApproval>;
  /** The address of the page that says what a file is. */
  checkPage?: string;
}

/** What a host says about a draft; if it can't, the piece counts as not approved. */
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

/** Undefined: the host approves nothing. */
export const approvingOf = (
  exporter: Exporter,
): Pick<ApprovingExporter, 'approvals' | 'plain'> | undefined =>
  'approvals' in exporter ? (exporter as ApprovingExporter) : undefined;

/**
 * An exporter for designers whose pieces may need approval: everything that isn't approved is marked, in batches and campaigns too. Pass it
 * as a designer's `exporter`.
 */
export const approvingExporter = (plain: Exporter, approvals: FileApprovals): Exporter =>
  ({
    ...plain,
    approvals,
    plain,
    export: async (request) =>
      plain.export({ ...request, ...(await marksFor(approvals, designerOf(request), request.format)) }),
  }) satisfies ApprovingExporter as Exporter;

/** The mark of files without a saved piece: a row, a piece of a campaign, an idea. */
export async function marksFor(
  approvals: FileApprovals | undefined,
  designer: string,
  format: ExportRequest['format'],
): Promise<Pick<ExportRequest, 'stamp'>> {
  const approval = approvals && (await askedOf(approvals, designer));
  return approval && isMarked({ ...approval, state: approval.state === 'off' ? 'off' : 'needed' }, format)
    ? { stamp: proofStamp }
    : {};
}

/** Whether a file of a piece says that it isn't approved. */
export const isMarked = (
  { state, marksPictures }: Pick<FileApproval, 'state' | 'marksPictures'>,
  format: ExportRequest['format'],
): boolean => state === 'needed' && (format === 'pdf' || marksPictures);

/** The designer of a piece's draft: a file may be named for something else. */
function designerOf({ designer, draft }: Pick<ExportRequest, 'designer' | 'draft'>): string {
  try {
    const kept = JSON.parse(draft ?? 'null') as { designer?: unknown } | null;
    return typeof kept?.designer === 'string' ? kept.designer : designer;
  } catch {
    return designer;
  }
}
