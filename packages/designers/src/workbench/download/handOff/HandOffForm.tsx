import { TextArea, TextField } from '@daybreak/ui';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as styles from './handOff.css.ts';
import { dayOf, type HandOff, type HandOffField, longest, mistakesIn } from './handOff.ts';
import { keepHandOff, keptHandOff } from './keptHandOff.ts';

export interface HandOffFormHandle {
  /** The order, where nothing is missing; else its fields say what is, and the first of them has the focus. */
  submit: () => HandOff | undefined;
}

/** What a printer asks for beside the file. Starts with what was typed last. */
export function HandOffForm({ ref }: { ref: Ref<HandOffFormHandle> }) {
  const [handOff, setHandOff] = useState(keptHandOff);
  /** How often a printer's order was asked for in vain. */
  const [refused, setRefused] = useState(0);
  const form = useRef<HTMLFieldSetElement>(null);
  const mistakes = refused > 0 ? mistakesIn(handOff, dayOf(new Date())) : {};

  useImperativeHandle(
    ref,
    () => ({
      submit: () => {
        if (Object.keys(mistakesIn(handOff, dayOf(new Date()))).length === 0) return handOff;
        setRefused((times) => times + 1);
        return undefined;
      },
    }),
    [handOff],
  );
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

  const field = (name: HandOffField) => ({
    value: handOff[name],
    maxLength: longest[name],
    error: mistakes[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...handOff, [name]: target.value };
      setHandOff(next);
      keepHandOff(next);
    },
  });
  return (
    <fieldset ref={form} className={styles.form}>
      <legend className={styles.legend}>Order</legend>
      <TextField label="Quantity" required inputMode="numeric" autoComplete="off" {...field('quantity')} />
      <TextField label="Needed by" required type="date" {...field('due')} />
      <TextField label="Stock" required hint="Paper and weight" {...field('stock')} />
      <TextField label="Finish" hint="Coating, folding, cutting" {...field('finish')} />
      <div className={styles.wide}>
        <TextArea label="Ship to" required rows={3} {...field('shipTo')} />
      </div>
      <TextField label="Cost center" {...field('costCenter')} />
    </fieldset>
  );
}
