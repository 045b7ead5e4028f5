import { useCallback } from 'react';
import { useBackend } from '../../../backend/BackendProvider.tsx';
import { BackendError } from '../../../backend/errors.ts';
import type { Colleague, PersonDetails } from '../../../backend/interfaces/People.ts';
import { useCheckedForm } from '../../../shared/forms/useCheckedForm.ts';
import { fixedFailure } from '../../../shared/requests/failure.ts';
import { useLoaded } from '../../../shared/requests/useLoaded.ts';
import { form as messages } from './messages.ts';
import {
  findManager,
  type PersonFormValues,
  type Problems,
  toPersonDetails,
  validatePerson,
} from './personForm.ts';

interface Control {
  /** The entry being edited; undefined for a new one. */
  self?: string;
  values: PersonFormValues;
  /** Sends the form. Rejects if that fails. */
  send: (entered: PersonFormValues, details: PersonDetails) => Promise<void>;
}

/** Validates a person form and sends it, one request at a time. Shows the server's message in the form. */
export function usePersonForm({ self, values, send }: Control) {
  const { people } = useBackend();
  const { state } = useLoaded(
    useCallback(() => people.list(), [people]),
    fixedFailure(messages.peopleFailed),
  );
  const colleagues: readonly Colleague[] | undefined = state.status === 'ready' ? state.value : undefined;
  const listFailure = state.status === 'failed' ? state.reason : undefined;

  // A manager who has left isn't in the list but stays the manager.
  const manager = colleagues ? findManager(values.manager, colleagues, self) : { id: '' };
  const problems: Problems = validatePerson(values, manager, self === undefined);

  const form = useCheckedForm({
    problems,
    send: () => send(values, toPersonDetails(values, 'id' in manager ? manager.id : '')),
    explain: (error) => ({
      title: messages.failed.title,
      description:
        error instanceof BackendError && error.kind === 'refused'
          ? error.message
          : messages.failed.description,
    }),
  });
  return { ...form, colleagues, failure: form.failure ?? listFailure };
}
