import { approvingExporter, browserExporter, type DraftPlace, type UserDetails } from '@daybreak/designers';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useMemo, useRef } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { innerPages } from '../../../shared/navigation/pages.ts';
import type { OnOpenDraft } from '../openPiece/useSaveNow.ts';
import type { DraftHandle } from './fileApprovals.ts';

/** The handle of an open draft, whose library also knows the stored drafts. */
type OpenDraftHandle = Parameters<OnOpenDraft>[1] & object;

/** Milliseconds to wait for an open draft's handle. */
const timeout = 10_000;

/**
 * Connects a designer's files to approvals: marks pieces that need approval and don't have it, and records downloads.
 *
 * @param user the contact line that pieces show
 */
export function useFileApprovals(account: string, user: UserDetails) {
  const { approvals } = useBackend();
  const contactLine = useRef(user);
  contactLine.current = user;
  const handles = useRef(new Map<string, OpenDraftHandle>());
  const waiters = useRef(new Map<string, Set<(handle: DraftHandle) => void>>());

  const onOpenDraft = useCallback((key: string, handle: OpenDraftHandle | undefined) => {
    if (!handle) {
      handles.current.delete(key);
      return;
    }
    handles.current.set(key, handle);
    for (const resolve of waiters.current.get(key) ?? []) resolve(handle);
    waiters.current.delete(key);
  }, []);

  const exporter = useMemo(() => {
    const handleOf = (key: string, place?: DraftPlace): Promise<DraftHandle | undefined> => {
      const handle = handles.current.get(key);
      if (handle) return Promise.resolve(handle);
      const [open] = handles.current.values();
      if (open && place === 'stored')
        return Promise.resolve({ control: open.control, saveNow: open.control.flush });
      return new Promise((resolve) => {
        waiters.current.set(key, (waiters.current.get(key) ?? new Set()).add(resolve));
        setTimeout(() => resolve(undefined), timeout);
      });
    };
    const contact = () => contactLine.current;
    return approvingExporter(browserExporter, {
      checkPage: innerPages.checkFile.path,
      of: async (designer, draftKey, place) => {
        const { loadFileApproval: approvalOf } = await loadPart(() => import('./fileApprovals.ts'));
        return approvalOf({ approvals, account, handleOf, contact }, designer, draftKey, place);
      },
    });
  }, [approvals, account]);
  return { exporter, onOpenDraft };
}
