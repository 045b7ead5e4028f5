import { usePerson } from './PersonProvider.tsx';

/**
 * A page's state, with which it refuses nobody before it is known who they are: who first has to turn on a second step has no rights yet,
 * and is told that in place of the page.
 */
export function useRefusal<State extends { status: string }>(state: State): State | { status: 'loading' } {
  const { known } = usePerson().person;
  return state.status === 'notAllowed' && !known ? { status: 'loading' } : state;
}
