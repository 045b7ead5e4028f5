import { brandVersion } from '@daybreak/brand';
import type { OpenDraft, UserDetails } from '@daybreak/designers';
import { designerVersionOf } from '@daybreak/designers/library';
import { useCallback, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../../backend/errors.ts';
import type { PieceEvent, RecordedFinding } from '../../../../backend/interfaces/Approvals.ts';
import { failureMessage } from '../../../../shared/requests/failure.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { isSameContact } from '../../sameContact.ts';
import type { OpenPieceContext } from '../openPieceContext.ts';
import { approval as messages } from './messages.ts';
import { useCurrentApproval } from './useCurrentApproval.ts';

interface CurrentEvent extends PieceEvent {
  readonly state: 'in_review' | 'changes_asked' | 'approved';
}

const isCurrentEvent = (event: PieceEvent): event is CurrentEvent =>
  event.state === 'in_review' || event.state === 'changes_asked' || event.state === 'approved';

/** A piece's preflight findings, and the checked revision. */
export interface CheckedPiece {
  readonly base: number;
  /** Null if the piece couldn't be checked. */
  readonly findings: readonly RecordedFinding[] | null;
}

interface ApprovalOptions {
  openPiece: OpenPieceContext;
  open: Pick<OpenDraft, 'findings'>;
  /** Whether the server has the latest changes. */
  isSaved: boolean;
  onContact: (contact: UserDetails | undefined) => void;
}

/** The approval of an open piece: the status of its most relevant version, and the user's actions. */
export function useApproval({ openPiece, open, isSaved, onContact }: ApprovalOptions) {
  const { piece, control, key, saveNow, user } = openPiece;
  const { approvals } = useBackend();
  const { id, designer } = piece;
  const load = useCallback(async () => {
    const [rules, events] = await Promise.all([approvals.rules(), approvals.history(id)]);
    return {
      isOn: rules.some((rule) => rule.designer === designer && rule.isOn),
      shown: events.find(isCurrentEvent),
      wasApproved: events.some(({ action }) => action === 'approved'),
      revision: control.pieceOf(key)?.revision ?? 0,
    };
  }, [approvals, id, designer, control, key]);
  const { state, reload } = useLoaded(load);
  const request = useRequest(failureMessage);
  const [checkedPiece, setCheckedPiece] = useState<CheckedPiece>();
  const { isOn, shown, wasApproved, revision } =
    state.status === 'ready'
      ? state.value
      : { isOn: false, shown: undefined, wasApproved: false, revision: 0 };
  const approvalState = useCurrentApproval(piece, wasApproved, isSaved, onContact);
  const hasChanged =
    shown?.state === 'approved'
      ? approvalState.approval === null
      : shown !== undefined && (piece.version > shown.version || piece.revision > revision);
  const mayEdit = piece.rights !== 'view';

  /** Requests approval of the checked revision. */
  const send = ({ base, findings }: CheckedPiece) =>
    approvals.requestApproval(id, {
      ...{ base, designerVersion: designerVersionOf(designer), brandVersion },
      ...{ preflight: findings, contact: { ...user } },
    });
  /** Requests approval, unless there are findings for the user to decide about first. */
  const check = async () => {
    await saveNow();
    const base = control.pieceOf(key)?.revision ?? 0;
    const findings = await open.findings?.().catch((error: unknown) => {
      console.warn("Couldn't check the piece before asking for approval.", error);
      return undefined;
    });
    const errors = findings?.filter(({ level }) => level === 'error') ?? [];
    if (errors.length > 0) throw new BackendError('refused', messages.errors(errors.map(({ says }) => says)));
    const found = { base, findings: findings ?? null };
    if (findings?.length === 0) await send(found);
    else return found;
  };
  const finishRequest = () => {
    setCheckedPiece(undefined);
    reload();
  };

  return {
    state: approvalState.failed ? ({ status: 'failed' } as const) : state,
    again: approvalState.failed ? approvalState.again : reload,
    shown,
    hasChanged,
    /** The approved contact line, if it isn't the user's own. */
    contact:
      approvalState.contact && !isSameContact(approvalState.contact, user)
        ? approvalState.contact
        : undefined,
    mayAsk: mayEdit && isOn && (!shown || shown.state === 'changes_asked' || hasChanged),
    mayWithdraw: mayEdit && shown?.state === 'in_review',
    request,
    /** The findings that the user decides about before the request is sent. */
    checkedPiece,
    goBack: () => setCheckedPiece(undefined),
    ask: () => request.run(check, (found) => (found ? setCheckedPiece(found) : finishRequest())),
    askAnyway: (found: CheckedPiece) => request.run(() => send(found), finishRequest),
    withdraw: () => request.run(() => approvals.withdraw(id), reload),
  };
}
