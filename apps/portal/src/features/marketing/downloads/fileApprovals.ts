import {
  type DraftPlace,
  ExportError,
  type FileApproval,
  type MadeFile,
  restoreUserDetails,
  type UserDetails,
} from '@daybreak/designers';
import { BackendError } from '../../../backend/errors.ts';
import type { Approval, ApprovalRule, Approvals } from '../../../backend/interfaces/Approvals.ts';
import { readStoredJson, writeStored } from '../../../shared/storage/browserStorage.ts';
import type { OpenPieceContext } from '../openPiece/openPieceContext.ts';
import { isSameContact } from '../sameContact.ts';
import { fileApproval as messages } from './messages.ts';

/** The open draft of a designer, once the library has it. */
export type DraftHandle = Pick<OpenPieceContext, 'saveNow'> & {
  control: Pick<OpenPieceContext['control'], 'pieceOf' | 'stateOf'>;
};

interface ApprovalSource {
  approvals: Pick<Approvals, 'rules' | 'currentApproval' | 'recordDownload'>;
  /** The signed-in user's account. */
  account: string;
  /** Returns undefined if the library doesn't have the draft, or hasn't loaded. */
  handleOf: (draftKey: string, place?: DraftPlace) => Promise<DraftHandle | undefined>;
  /** The contact line that pieces show now. */
  contact: () => UserDetails;
}

const rulesKey = (account: string) => `daybreak-approval-rules:${account}`;

/** Loads the designers' approval rules, or returns this browser's copy while the server can't be reached. */
async function rulesFor({ approvals, account }: ApprovalSource): Promise<readonly ApprovalRule[]> {
  try {
    const rules = await approvals.rules();
    writeStored(rulesKey(account), JSON.stringify(rules));
    return rules;
  } catch (error) {
    const storedRules = readStoredJson(rulesKey(account));
    if (!Array.isArray(storedRules)) throw error;
    return storedRules as ApprovalRule[];
  }
}

/** Returns whether a piece shows another contact line than the approved one. */
const showsOtherContact = ({ contact }: Approval, shown: UserDetails) =>
  Boolean(contact) && !isSameContact(restoreUserDetails(contact), shown);

/** Returns a function that records a piece's files at a revision. It rejects files that the server refuses. */
const downloadRecorder =
  (approvals: Pick<Approvals, 'recordDownload'>, piece: string, base: number): FileApproval['record'] =>
  async ({ format, sha256, bytes, isProof, approval }: MadeFile) => {
    try {
      await approvals.recordDownload(piece, { format, sha256, bytes, isProof, approval, base });
    } catch (error) {
      if (error instanceof BackendError && error.kind === 'refused')
        throw new ExportError(error.message, { cause: error });
      throw error;
    }
  };

/** Returns whether a draft is approved, or why not, after saving its latest changes. */
async function draftApproval(
  { approvals, handleOf, contact }: ApprovalSource,
  draftKey: string,
  place?: DraftPlace,
): Promise<Omit<FileApproval, 'marksPictures'>> {
  const handle = await handleOf(draftKey, place);
  if (!handle) return { state: 'needed', reason: messages.unreachable };
  await handle.saveNow();
  const piece = handle.control.pieceOf(draftKey);
  if (!piece) return { state: 'needed', reason: messages.noPiece };
  if (handle.control.stateOf(draftKey).is !== 'saved') return { state: 'needed', reason: messages.notSaved };
  const { revision, approval } = await approvals.currentApproval(piece.id);
  if (revision !== piece.revision) return { state: 'needed', reason: messages.changed };
  const record = downloadRecorder(approvals, piece.id, revision);
  if (!approval) return { state: 'needed', record };
  if (showsOtherContact(approval, contact()))
    return { state: 'needed', reason: messages.otherContact(approval.contact?.name), record };
  const { id, version, digest } = approval;
  return { state: 'approved', identity: { piece: piece.id, version, approval: id, digest }, record };
}

/**
 * With approval off, records downloads of a saved piece. The revision is known once the latest changes are saved, which
 * starts in the background.
 */
function recordLater(
  { approvals, handleOf }: ApprovalSource,
  draftKey: string,
  place?: DraftPlace,
): FileApproval['record'] {
  const shown = handleOf(draftKey, place).then(async (handle) => {
    await handle?.saveNow();
    const piece = handle?.control.pieceOf(draftKey);
    return handle?.control.stateOf(draftKey).is === 'saved' ? piece : undefined;
  });
  // If nothing is downloaded, nothing is recorded, so ignore a failure.
  shown.catch(() => undefined);
  return async (file) => {
    const piece = await shown;
    if (piece) await downloadRecorder(approvals, piece.id, piece.revision)?.(file);
  };
}

/** Returns the approval of a draft in its current state, for a designer that's about to make files. */
export async function loadFileApproval(
  source: ApprovalSource,
  designer: string,
  draftKey?: string,
  place?: DraftPlace,
): Promise<FileApproval> {
  let marksPictures = false;
  try {
    const rule = (await rulesFor(source)).find((each) => each.designer === designer);
    if (!rule?.isOn)
      return {
        ...{ state: 'off', marksPictures },
        ...(draftKey === undefined ? {} : { record: recordLater(source, draftKey, place) }),
      };
    marksPictures = rule.marksPictures;
    if (draftKey === undefined) return { state: 'needed', marksPictures };
    return { ...(await draftApproval(source, draftKey, place)), marksPictures };
  } catch (error) {
    console.warn("Couldn't check whether a piece is approved.", error);
    return { state: 'needed', marksPictures, reason: messages.unreachable };
  }
}
