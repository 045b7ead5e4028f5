import { loadPart } from '@daybreak/ui/load';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { kindOf } from '../../backend/errors.ts';

type ReviewFault = 'gone' | 'tooOften' | 'unreachable' | 'unexpected';
export type ReviewState =
  | { status: 'loading' }
  /** `trying`: whether a retry is running. */
  | { status: 'failed'; fault: ReviewFault; trying: boolean }
  | { status: 'ready'; Shown: ComponentType };

const faults: Partial<Record<ReturnType<typeof kindOf>, ReviewFault>> = {
  tooManyRequests: 'tooOften',
  unreachable: 'unreachable',
};

/** Opens a review link, only once, because every opening counts. */
export function useReview(token: string): { state: ReviewState; retry: () => void } {
  const { library } = useBackend();
  const [state, setState] = useState<ReviewState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: ReviewState) => {
      if (isCurrent) setState(next);
    };
    // The drawing code loads along with the answer.
    const view = loadPart(() => import('./loadReviewed.tsx'));
    const loadReview = async (): Promise<ReviewState> => {
      const [piece, { reviewedView }] = await Promise.all([library.openReview(token), view]);
      if (!piece) return { status: 'failed', fault: 'gone', trying: false };
      return { status: 'ready', Shown: await reviewedView(piece, token) };
    };
    // Keep showing the failure until there's an answer, because its button has the focus.
    setState((before) => (before.status === 'failed' ? { ...before, trying: true } : { status: 'loading' }));
    loadReview().then(settle, (error: unknown) => {
      console.error("Couldn't load what the review link shows.", error);
      settle({ status: 'failed', fault: faults[kindOf(error)] ?? 'unexpected', trying: false });
    });
    return () => {
      isCurrent = false;
    };
  }, [library, token, attempt]);

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
