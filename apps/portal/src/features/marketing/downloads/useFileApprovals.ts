import { approvingExporter, browserExporter, type DraftPlace, type UserDetails } from '@daybreak/designers';
import { loadPart } from '@daybreak/ui/load';
import { useCallback, useMemo, useRef } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { innerPages } from '../../../shared/navigation/pages.ts';
import type { OnDesk } from '../openPiece/useSaveNow.ts';
import type { DraftDesk } from './fileApprovals.ts';

/** The desk of an open draft, whose library also knows the stored drafts. */
type OpenDesk = Parameters<OnDesk>[1] & object;

/** Milliseconds to wait for an open draft's desk. */
const patience = 10_000;

/**
 * Connects a designer's files to approvals: marks pieces that need approval and don't have it, and records downloads.
 *
 * @param user the contact line that pieces show
 */
export function useFileApprovals(account: string, user: UserDetails) {
  const { approvals } = useBackend();
  const shown = useRef(user);
  shown.current = user;
  const desks = useRef(new Map<string, OpenDesk>());
  const waiting = useRef(new Map<string, Set<(desk: DraftDesk) => void>>());

  const onDesk = useCallback((key: string, desk: OpenDesk | undefined) => {
    if (!desk) {
      desks.current.delete(key);
      return;
    }
    desks.current.set(key, desk);
    for (const tell of waiting.current.get(key) ?? []) tell(desk);
    waiting.current.delete(key);
  }, []);

  const exporter = useMemo(() => {
    const deskOf = (key: string, place?: DraftPlace): Promise<DraftDesk | undefined> => {
      const known = desks.current.get(key);
      if (known) return Promise.resolve(known);
      const [open] = desks.current.values();
      if (open && place === 'stored')
        return Promise.resolve({ control: open.control, saveNow: open.control.flush });
      return new Promise((resolve) => {
        waiting.current.set(key, (waiting.current.get(key) ?? new Set()).add(resolve));
        setTimeout(() => resolve(undefined), patience);
      });
    };
    const contact = () => shown.current;
    return approvingExporter(browserExporter, {
      checkPage: innerPages.checkFile.path,
      of: async (designer, draftKey, place) => {
        const { approvalOf } = await loadPart(() => import('./fileApprovals.ts'));
        return approvalOf({ approvals, account, deskOf, contact }, designer, draftKey, place);
      },
    });
  }, [approvals, account]);
  return { exporter, onDesk };
}
