'use client';

import { Search, X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'start' | 'end'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Names the button that clears the field. */
  clearLabel?: string;
}

/** A field that filters what's shown, with a clear button. */
export const SearchField = ({
  value,
  onValueChange,
  clearLabel = 'Clear search',
  ...rest
}: SearchFieldProps) => (
  <TextField
    autoComplete="off"
    spellCheck={false}
    {...rest}
    type="search"
    value={value}
    onChange={(event) => onValueChange(event.target.value)}
    start={<Search size={16} />}
    end={
      value ? (
        <IconButton
          size="small"
          label={clearLabel}
          icon={<X size={16} />}
          onClick={() => onValueChange('')}
        />
      ) : null
    }
  />
);
