import { useRef, useState } from 'react';
import { useKeptForm } from '../../shared/forms/useKeptForm.ts';
import { problemsIn, type TypedWords } from './pictureForm.ts';

/** The words of a photograph in a form, kept in this browser until they're sent. `id`: the photograph's, or `new`. */
export function usePictureForm(id: string, saved: TypedWords) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useKeptForm(`daybreak-team-picture:${id}`, saved);
  const [problems, setProblems] = useState<ReturnType<typeof problemsIn>>({});
  /** Whether they can be sent; otherwise the fields say what's wrong. */
  const check = () => {
    const date = formRef.current?.elements.namedItem('expiresOn');
    const wrong = problemsIn(form.values, date instanceof HTMLInputElement && date.validity.badInput);
    setProblems(wrong);
    return Object.keys(wrong).length === 0;
  };
  return { formRef, form, problems, check };
}
