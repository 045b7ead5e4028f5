import { brandVersion } from '@daybreak/brand';
import type { OpenDraft, UserDetails } from '@daybreak/designers';
import { designerVersionOf } from '@daybreak/designers/library';
import { useCallback, useState } from 'react';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../../backend/errors.ts';
import type { PieceEvent, RecordedFinding } from '../../../../backend/interfaces/Approvals.ts';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import { isSameContact } from '../../sameContact.ts';
import type { PieceDesk } from '../desk.ts';
import { approval as words } from './messages.ts';
import { useCurrentApproval } from './useCurrentApproval.ts';

interface ShownEvent extends PieceEvent {
  readonly state: 'in_review' | 'changes_asked' | 'approved';
}

const isShown = (event: PieceEvent): event is ShownEvent =>
  event.state === 'in_review' || event.state === 'changes_asked' || event.state === 'approved';

/** A piece's preflight findings, and the checked revision. */
export interface CheckedPiece {
  readonly base: number;
  /** Null if the piece couldn't be checked. */
  readonly findings: readonly RecordedFinding[] | null;
}

interface ApprovalOptions {
  desk: PieceDesk;
  open: Pick<OpenDraft, 'findings'>;
  /** Whether the server has the latest changes. */
  isSaved: boolean;
  onContact: (contact: UserDetails | undefined) => void;
}

/** The approval of an open piece: the status of its most relevant version, and the user's actions. */
export function useApproval({ desk, open, isSaved, onContact }: ApprovalOptions) {
  const { piece, control, key, saveNow, user } = desk;
  const { approvals } = useBackend();
  const { id, designer } = piece;
  const load = useCallback(async () => {
    const [rules, events] = await Promise.all([approvals.rules(), approvals.history(id)]);
    return {
      isOn: rules.some((rule) => rule.designer === designer && rule.isOn),
      shown: events.find(isShown),
      wasApproved: events.some(({ action }) => action === 'approved'),
      revision: control.pieceOf(key)?.revision ?? 0,
    };
  }, [approvals, id, designer, control, key]);
  const { state, again } = useLoaded(load);
  const request = useRequest(sentenceOf);
  const [checked, setChecked] = useState<CheckedPiece>();
  const { isOn, shown, wasApproved, revision } =
    state.status === 'ready'
      ? state.value
      : { isOn: false, shown: undefined, wasApproved: false, revision: 0 };
  const standing = useCurrentApproval(piece, wasApproved, isSaved, onContact);
  const hasChanged =
    shown?.state === 'approved'
      ? standing.approval === null
      : shown !== undefined && (piece.version > shown.version || piece.revision > revision);
  const mayEdit = piece.rights !== 'view';

  /** Requests approval of the checked revision. */
  const send = ({ base, findings }: CheckedPiece) =>
    approvals.ask(id, {
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
    if (errors.length > 0) throw new BackendError('refused', words.errors(errors.map(({ says }) => says)));
    const found = { base, findings: findings ?? null };
    if (findings?.length === 0) await send(found);
    else return found;
  };
  const asked = () => {
    setChecked(undefined);
    again();
  };

  return {
    state: standing.failed ? ({ status: 'failed' } as const) : state,
    again: standing.failed ? standing.again : again,
    shown,
    hasChanged,
    /** The approved contact line, if it isn't the user's own. */
    contact: standing.contact && !isSameContact(standing.contact, user) ? standing.contact : undefined,
    mayAsk: mayEdit && isOn && (!shown || shown.state === 'changes_asked' || hasChanged),
    mayWithdraw: mayEdit && shown?.state === 'in_review',
    request,
    /** The findings that the user decides about before the request is sent. */
    checked,
    goBack: () => setChecked(undefined),
    ask: () => request.run(check, (found) => (found ? setChecked(found) : asked())),
    askAnyway: (found: CheckedPiece) => request.run(() => send(found), asked),
    withdraw: () => request.run(() => approvals.withdraw(id), again),
  };
}
