import {
  approvingExporter,
  browserExporter,
  type FileApproval,
  restoreUserDetails,
  type UserDetails,
} from '@daybreak/designers';
import { useCallback, useMemo, useRef } from 'react';
import type { Approval, ApprovalRule, Approvals } from '../../backend/Approvals.ts';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { innerPages } from '../../shared/navigation/pages.ts';
import { fileApproval as words } from './messages.ts';
import type { PieceDesk } from './openPiece/desk.ts';
import { recordOf } from './recordOf.ts';

/** The open draft of a designer, once the library has it. */
export type DraftDesk = Pick<PieceDesk, 'control' | 'settle'>;

/** How long an open draft's place in the library is waited for. */
const PATIENCE = 10_000;

const keptRules = (account: string) => `daybreak-approval-rules:${account}`;

/** Whether designers' pieces need approval: asked each time, or as last known in this browser while the server can't be reached. */
async function rulesFor(approvals: Approvals, account: string): Promise<readonly ApprovalRule[]> {
  try {
    const rules = await approvals.rules();
    try {
      localStorage.setItem(keptRules(account), JSON.stringify(rules));
    } catch (error) {
      console.warn("This browser can't store which designers need approval.", error);
    }
    return rules;
  } catch (error) {
    const kept: unknown = JSON.parse(localStorage.getItem(keptRules(account)) ?? 'null');
    if (!Array.isArray(kept)) throw error;
    return kept as ApprovalRule[];
  }
}

/** Whether the contact line that a piece shows isn't the one that was approved. */
function showsOthers({ contact }: Approval, user: UserDetails): boolean {
  if (!contact) return false;
  const approved = restoreUserDetails(contact);
  return ([...detailNames, 'logoVersion'] as const).some((name) => approved[name] !== user[name]);
}

const detailNames = ['name', 'title', 'email', 'phone'] as const;

/**
 * What makes a designer's files: pieces that need approval and don't have it are marked, and downloads are recorded.
 *
 * @param user the contact line that pieces show
 */
export function useFileApprovals(account: string, user: UserDetails) {
  const { approvals } = useBackend();
  const shown = useRef(user);
  shown.current = user;
  const desks = useRef(new Map<string, DraftDesk>());
  const waiting = useRef(new Map<string, Set<(desk: DraftDesk) => void>>());

  const onDesk = useCallback((key: string, desk: DraftDesk | undefined) => {
    if (!desk) {
      desks.current.delete(key);
      return;
    }
    desks.current.set(key, desk);
    for (const tell of waiting.current.get(key) ?? []) tell(desk);
    waiting.current.delete(key);
  }, []);

  const exporter = useMemo(() => {
    const deskOf = (key: string): Promise<DraftDesk | undefined> => {
      const known = desks.current.get(key);
      if (known) return Promise.resolve(known);
      return new Promise((resolve) => {
        waiting.current.set(key, (waiting.current.get(key) ?? new Set()).add(resolve));
        setTimeout(() => resolve(undefined), PATIENCE);
      });
    };
    const standingOf = async (draftKey: string): Promise<Omit<FileApproval, 'marksPictures'>> => {
      const desk = await deskOf(draftKey);
      if (!desk) return { state: 'needed', reason: words.noLibrary };
      await desk.settle();
      const piece = desk.control.pieceOf(draftKey);
      if (!piece) return { state: 'needed', reason: words.noPiece };
      if (desk.control.stateOf(draftKey).is !== 'saved') return { state: 'needed', reason: words.notSaved };
      const { revision, approval } = await approvals.standing(piece.id);
      if (revision !== piece.revision) return { state: 'needed', reason: words.changed };
      const record = recordOf(approvals, piece.id, revision);
      if (!approval) return { state: 'needed', record };
      if (showsOthers(approval, shown.current))
        return { state: 'needed', reason: words.otherContact(approval.contact?.name), record };
      const { id, version, digest } = approval;
      return { state: 'approved', identity: { piece: piece.id, version, approval: id, digest }, record };
    };
    return approvingExporter(browserExporter, {
      checkPage: innerPages.checkFile.path,
      of: async (designer, draftKey) => {
        const rule = (await rulesFor(approvals, account)).find((each) => each.designer === designer);
        if (!rule?.isOn) return { state: 'off', marksPictures: false };
        const { marksPictures } = rule;
        if (draftKey === undefined) return { state: 'needed', marksPictures };
        try {
          return { ...(await standingOf(draftKey)), marksPictures };
        } catch (error) {
          console.warn("Couldn't check whether a piece is approved.", error);
          return { state: 'needed', marksPictures, reason: words.unreachable };
        }
      },
    });
  }, [approvals, account]);
  return { exporter, onDesk };
}
