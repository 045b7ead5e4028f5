import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import type { Role } from '../../backend/interfaces/Staff.ts';
import type { Announced } from '../requests/announceFailure.ts';
import { fixedFailure } from '../requests/failure.ts';
import { type Loaded, type LoadedControl, useLoaded } from '../requests/useLoaded.ts';
import { useRefusal } from './useRefusal.ts';

interface AllowedControl<Value> extends Omit<LoadedControl<Value>, 'state'> {
  state: Loaded<Value> | { status: 'notAllowed' };
}

/**
 * `useLoaded` for data that only some roles may see. The server decides: for others it returns nothing, which looks the
 * same as an empty list.
 *
 * @param failureWords the message if it doesn't load
 */
export function useAllowed<Value>(
  allows: (role: Role | null) => boolean,
  load: () => Promise<Value>,
  failureWords: Announced,
): AllowedControl<Value> {
  const { staff } = useBackend();
  const { state, reload, update } = useLoaded(
    useCallback(async (): Promise<{ value: Value } | undefined> => {
      const [role, value] = await Promise.all([staff.role(), load()]);
      return allows(role) ? { value } : undefined;
    }, [staff, allows, load]),
    fixedFailure(failureWords),
  );
  return {
    state: useRefusal<AllowedControl<Value>['state']>(
      state.status !== 'ready'
        ? state
        : state.value
          ? { ...state, ...state.value }
          : { status: 'notAllowed' },
    ),
    reload,
    update: useCallback((next) => update((before) => before && { value: next(before.value) }), [update]),
  };
}
