import { useRef, useState } from 'react';
import { useStoredForm } from '../../shared/forms/useStoredForm.ts';
import { type PictureFormValues, validatePicture } from './pictureForm.ts';

/**
 * The form for a photograph's words, which this browser keeps until they're sent.
 *
 * @param id the photograph's id, or `new`
 */
export function usePictureForm(id: string, saved: PictureFormValues) {
  const formRef = useRef<HTMLFormElement>(null);
  const form = useStoredForm(`daybreak-team-picture:${id}`, saved);
  const [problems, setProblems] = useState<ReturnType<typeof validatePicture>>({});
  /** Returns whether the words can be sent; otherwise the fields show the problems. */
  const check = () => {
    const date = formRef.current?.elements.namedItem('expiresOn');
    const foundProblems = validatePicture(
      form.values,
      date instanceof HTMLInputElement && date.validity.badInput,
    );
    setProblems(foundProblems);
    return Object.keys(foundProblems).length === 0;
  };
  return { formRef, form, problems, check };
}
