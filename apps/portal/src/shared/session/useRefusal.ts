import { usePerson } from './PersonProvider.tsx';

/**
 * Returns a page's state, but `loading` instead of a refusal until we know who the user is. Users who must turn on a
 * second step have no rights yet, and see a message about that instead of the page.
 */
export function useRefusal<State extends { status: string }>(state: State): State | { status: 'loading' } {
  const { isLoaded } = usePerson().person;
  return state.status === 'notAllowed' && !isLoaded ? { status: 'loading' } : state;
}
