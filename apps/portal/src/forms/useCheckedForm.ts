import { toast } from '@daybreak/ui';
import { type FormEvent, useRef, useState } from 'react';

interface Checked<Name extends string> {
  /** What is wrong with what stands in the form, by the names of its fields, in their order. */
  problems: Partial<Record<Name, string>>;
  /** Sends what stands in the form. Rejects with what went wrong. */
  send: () => Promise<void>;
  /** The words for that. */
  explain: (error: unknown) => { title: string; description: string };
}

/**
 * Checks a form and sends it, once at a time. A field that is wrong has the focus, and none is said to be before somebody tried. What was
 * typed stays when it fails, and `failure` says why until `goOn`, which belongs on every edit.
 */
export function useCheckedForm<Name extends string>({ problems, send, explain }: Checked<Name>) {
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const element = useRef<HTMLFormElement>(null);

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
      await send();
    } catch (error) {
      const words = explain(error);
      console.error(words.description, error);
      toast({ ...words, tone: 'danger' });
      setFailure(words.description);
    } finally {
      setBusy(false);
    }
  };
  const shown: Checked<Name>['problems'] = refused ? problems : {};
  return { element, problems: shown, busy, failure, submit, goOn: () => setFailure(undefined) };
}
