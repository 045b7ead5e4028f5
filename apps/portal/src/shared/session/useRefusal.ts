import { usePerson } from './PersonProvider.tsx';

/**
 * A page's state, adjusted so that it refuses no one before we know who they are: users who first have to turn on a second step have
 * no rights yet, and see a message about that instead of the page.
 */
export function useRefusal<State extends { status: string }>(state: State): State | { status: 'loading' } {
  const { known } = usePerson().person;
  return state.status === 'notAllowed' && !known ? { status: 'loading' } : state;
}
