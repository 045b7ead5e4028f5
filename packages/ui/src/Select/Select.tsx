'use client';

import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type Ref, useState } from 'react';
import { classNames } from '../classNames.ts';
import { type FieldProps, FormField, labelIdOf, splitFieldProps } from '../FormField/FormField.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
  description?: string;
  /** The label is a name or a file, which is the same in every language, so browsers don't translate it. */
  verbatim?: boolean;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  /** The choice is being saved. The field keeps focus but can't be changed. */
  busy?: boolean;
  name?: string;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A choice from a set of options. */
export function Select(props: SelectProps) {
  const { field, native } = splitFieldProps(props);
  const { options, value, onValueChange, placeholder, disabled, busy = false, name, ...trigger } = native;
  const { id, className, ...rest } = trigger;
  const selected = options.find((option) => option.value === value);
  const [open, setOpen] = useState(false);
  // When closed, Radix draws each option into its own fragment as the page loads: only users who reach the field need them.
  const [reached, setReached] = useState(false);
  return (
    <FormField {...field} id={id}>
      {({ required, ...control }) => (
        <Radix.Root
          value={value}
          onValueChange={(next) => busy || onValueChange(next)}
          open={open}
          onOpenChange={(next) => setOpen(next && !busy)}
          disabled={disabled}
          name={name}
          required={required}
        >
          <Radix.Trigger
            {...rest}
            {...control}
            onFocus={() => setReached(true)}
            aria-disabled={busy || undefined}
            className={classNames(styles.trigger, className)}
          >
            <Radix.Value placeholder={<span className={styles.placeholder}>{placeholder}</span>}>
              <span translate={selected?.verbatim ? 'no' : undefined}>{selected?.label}</span>
            </Radix.Value>
            <Radix.Icon asChild>
              <ChevronDown size={16} />
            </Radix.Icon>
          </Radix.Trigger>
          {reached || open ? (
            <Radix.Portal>
              <Radix.Content
                className={styles.content}
                aria-labelledby={labelIdOf(control.id)}
                position="popper"
                sideOffset={4}
                collisionPadding={8}
              >
                <Radix.Viewport>
                  {options.map((option) => (
                    <Radix.Item
                      key={option.value}
                      value={option.value}
                      className={styles.item}
                      textValue={option.label}
                    >
                      <Radix.ItemIndicator>
                        <Check size={14} />
                      </Radix.ItemIndicator>
                      <span className={styles.words}>
                        <Radix.ItemText translate={option.verbatim ? 'no' : undefined}>
                          {option.label}
                        </Radix.ItemText>
                        {option.description ? (
                          <span className={styles.description}>{option.description}</span>
                        ) : null}
                      </span>
                    </Radix.Item>
                  ))}
                </Radix.Viewport>
              </Radix.Content>
            </Radix.Portal>
          ) : null}
        </Radix.Root>
      )}
    </FormField>
  );
}
