import { useMemo, useSyncExternalStore } from 'react';
import type { Brief, DesignerProps, Notice, OpenDraft } from '../workbench/designer.ts';
import type { DraftStore } from '../workbench/draftStore.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { agreements } from './agreeing.ts';
import { OlderPieces } from './OlderPieces.tsx';
import type { SetDesigner } from './roles.ts';
import { changedFacts, olderMembers } from './takeOver.ts';

export interface SetNoticeProps {
  designer: SetDesigner;
  open: OpenDraft;
  /** The draft as it is once typing rests. */
  rested: AnyDraft;
  store: DraftStore;
  brief: Brief;
  rules: DesignerProps['rules'];
  notify: (notice: Notice) => void;
}

/** Says of a piece that others of its set say something older, and leads to them. Nothing while they agree. */
export function SetNotice({ designer, open, rested, store, brief, rules, notify }: SetNoticeProps) {
  const agreed = useSyncExternalStore(agreements.hear, agreements.times);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken over is read again.
  const changed = useMemo(
    () => changedFacts(store, designer, open.key, rested),
    [store, designer, open, rested, agreed],
  );
  const older = useMemo(
    () => (changed ? olderMembers(store, open.key, changed, rules) : []),
    [store, open, changed, rules],
  );
  if (!changed || older.length === 0) return null;
  const origin = { designer, key: open.key, draft: rested };
  return <OlderPieces {...{ origin, changed, older, store, brief, notify }} />;
}
