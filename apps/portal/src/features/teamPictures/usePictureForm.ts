import { useRef, useState } from 'react';
import { useKeptForm } from '../../shared/forms/useKeptForm.ts';
import { problemsIn, type TypedWords } from './pictureForm.ts';

/**
 * The form for a photograph's words, which this browser keeps until they're sent.
 *
 * @param id the photograph's id, or `new`
 */
export function usePictureForm(id: string, saved: TypedWords) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useKeptForm(`daybreak-team-picture:${id}`, saved);
  const [problems, setProblems] = useState<ReturnType<typeof problemsIn>>({});
  /** Returns whether the words can be sent; otherwise the fields show the problems. */
  const check = () => {
    const date = formRef.current?.elements.namedItem('expiresOn');
    const wrong = problemsIn(form.values, date instanceof HTMLInputElement && date.validity.badInput);
    setProblems(wrong);
    return Object.keys(wrong).length === 0;
  };
  return { formRef, form, problems, check };
}
