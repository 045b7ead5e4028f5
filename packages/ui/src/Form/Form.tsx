import { type ComponentProps, useEffect, useRef } from 'react';

export type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onInput'>;

/**
 * A form that shows errors next to its fields instead of in browser pop-ups. After each submit, focus moves to the first field with an error:
 * right away if the form found the error, or when the server responds.
 */
export function Form({ onSubmit, ref, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  // After every render, because any render may show the error.
  useEffect(() => {
    const wrong = submitted.current
      ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]:enabled')
      : undefined;
    if (!wrong) return;
    submitted.current = false;
    wrong.focus();
    if (wrong instanceof HTMLInputElement) wrong.select();
  });
  return (
    <form
      {...props}
      ref={(element) => {
        form.current = element;
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
        return undefined;
      }}
      noValidate
      onInput={() => {
        submitted.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submitted.current = true;
        onSubmit?.(event);
      }}
    />
  );
}
