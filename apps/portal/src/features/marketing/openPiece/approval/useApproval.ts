import { brandVersion } from '@daybreak/brand';
import { designerVersionOf } from '@daybreak/designers/library';
import { useCallback } from 'react';
import type { PieceEvent } from '../../../../backend/Approvals.ts';
import { useBackend } from '../../../../backend/BackendProvider.tsx';
import { sentenceOf } from '../../../../shared/requests/failure.ts';
import { useLoaded } from '../../../../shared/requests/useLoaded.ts';
import { useRequest } from '../../../../shared/requests/useRequest.ts';
import type { PieceDesk } from '../desk.ts';

interface ShownEvent extends PieceEvent {
  readonly state: 'in_review' | 'changes_asked' | 'approved';
}

const isShown = (event: PieceEvent): event is ShownEvent =>
  event.state === 'in_review' || event.state === 'changes_asked' || event.state === 'approved';

/** The approval of an open piece: the state of the version that matters now, and what the user can do about it. */
export function useApproval({ piece, control, key, settle, user }: PieceDesk) {
  const { approvals } = useBackend();
  const { id, designer } = piece;
  const load = useCallback(async () => {
    const [rules, events] = await Promise.all([approvals.rules(), approvals.history(id)]);
    return {
      isOn: rules.some((rule) => rule.designer === designer && rule.isOn),
      shown: events.find(isShown),
      revision: control.pieceOf(key)?.revision ?? 0,
    };
  }, [approvals, id, designer, control, key]);
  const { state, again } = useLoaded(load);
  const request = useRequest(sentenceOf);
  const { isOn, shown, revision } =
    state.status === 'ready' ? state.value : { isOn: false, shown: undefined, revision: 0 };
  const hasChanged = shown !== undefined && (piece.version > shown.version || piece.revision > revision);
  const mayEdit = piece.rights !== 'view';

  return {
    state,
    again,
    shown,
    hasChanged,
    mayAsk: mayEdit && isOn && (!shown || shown.state === 'changes_asked' || hasChanged),
    mayWithdraw: mayEdit && shown?.state === 'in_review',
    request,
    ask: () =>
      request.run(async () => {
        await settle();
        // The portal's preflight runs on the mounted artwork, which this bar doesn't reach yet.
        const about = {
          ...{ designerVersion: designerVersionOf(designer), brandVersion },
          ...{ preflight: null, contact: { ...user } },
        };
        return approvals.ask(id, { base: control.pieceOf(key)?.revision ?? 0, ...about });
      }, again),
    withdraw: () => request.run(() => approvals.withdraw(id), again),
  };
}
