import { Button, type ButtonProps } from '@daybreak/ui';
import { useRef } from 'react';

interface FileButtonProps extends ButtonProps {
  /** Types and extensions of the files to offer. */
  accept: string;
  /** Names the hidden file field. */
  inputLabel: string;
  onFile: (file: File) => void;
}

/** A button that chooses a file. */
export function FileButton({ accept, inputLabel, onFile, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
    </>
  );
}
