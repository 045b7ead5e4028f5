interface TextFields<Name extends string> {
  values: Readonly<Record<Name, string>>;
  problems: Readonly<{ [Key in Name]?: string | undefined }>;
  busy: boolean;
  onChange: (changes: { [name: string]: string }) => void;
}

/** Returns the props that a form's text fields share, by name. */
export const fieldProps =
  <Name extends string>({ values, problems, busy, onChange }: TextFields<Name>) =>
  (name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    readOnly: busy,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
