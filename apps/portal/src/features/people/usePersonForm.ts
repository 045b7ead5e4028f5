import { toast } from '@daybreak/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { BackendError } from '../../backend/errors.ts';
import type { Colleague, PersonDetails } from '../../backend/People.ts';
import { form as text } from './messages.ts';
import { detailsFrom, managerMeant, type Problems, problemsIn, type Typed } from './personForm.ts';

interface Control {
  /** The entry that is edited; undefined for a new one. */
  self?: string;
  values: Typed;
  /** What happens with what was typed. Rejects with what went wrong. */
  send: (typed: Typed, details: PersonDetails) => Promise<void>;
}

/** Checks a form about somebody and sends it, once at a time. A sentence of the server's stands in the form. */
export function usePersonForm({ self, values, send }: Control) {
  const { people } = useBackend();
  const [colleagues, setColleagues] = useState<readonly Colleague[]>();
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    let cared = true;
    people.everybody().then(
      (all) => cared && setColleagues(all),
      (error: unknown) => {
        console.error('The list of colleagues could not be read.', error);
        if (cared) setFailure(text.peopleFailed);
      },
    );
    return () => {
      cared = false;
    };
  }, [people]);

  // Who has left is not in the list, and stays the manager that was.
  const manager = colleagues ? managerMeant(values.manager, colleagues, self) : { id: '' };
  const problems: Problems = problemsIn(values, manager, self === undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const [first] = Object.keys(problems);
    setRefused(first !== undefined);
    if (first !== undefined) {
      const field = element.current?.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await send(values, detailsFrom(values, 'id' in manager ? manager.id : ''));
    } catch (error) {
      console.error('What was said of somebody could not be saved.', error);
      const words =
        error instanceof BackendError && error.kind === 'refused' ? error.message : text.failed.description;
      toast({ title: text.failed.title, description: words, tone: 'danger' });
      setFailure(words);
    } finally {
      setBusy(false);
    }
  };
  return {
    element,
    colleagues,
    problems: refused ? problems : {},
    busy,
    failure,
    submit,
    goOn: () => setFailure(undefined),
  };
}
