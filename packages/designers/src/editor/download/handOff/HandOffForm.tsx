import { TextArea, TextField } from '@daybreak/ui';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import * as styles from './handOff.css.ts';
import { dayOf, type HandOff, type HandOffField, longest, mistakesIn } from './handOff.ts';
import { earlier, keepHandOff, keptHandOff, rememberOrder } from './keptHandOff.ts';

export interface HandOffFormHandle {
  /**
   * Returns the order if nothing is missing. Otherwise the fields show errors, and the first of them gets the focus.
   */
  submit: () => HandOff | undefined;
}

/** A form for a printer's order. Starts with the last values typed, and suggests values from earlier orders. */
export function HandOffForm({ ref }: { ref: Ref<HandOffFormHandle> }) {
  const [handOff, setHandOff] = useState(keptHandOff);
  /** The number of times that the order was submitted with something missing. */
  const [refused, setRefused] = useState(0);
  const [suggestions] = useState(() => ({
    printer: earlier('printer'),
    stock: earlier('stock'),
    finish: earlier('finish'),
  }));
  const id = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const mistakes = refused > 0 ? mistakesIn(handOff, dayOf(new Date())) : {};

  useImperativeHandle(
    ref,
    () => ({
      submit: () => {
        if (Object.keys(mistakesIn(handOff, dayOf(new Date()))).length === 0) {
          rememberOrder(handOff);
          return handOff;
        }
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
  const suggested = (name: keyof typeof suggestions) => ({ ...field(name), list: `${id}-${name}` });
  return (
    <fieldset ref={form} className={styles.form}>
      <legend className={styles.legend}>Order</legend>
      <div className={styles.wide}>
        <TextField label="Printer" hint="The print shop" autoComplete="off" {...suggested('printer')} />
      </div>
      <TextField label="Quantity" required inputMode="numeric" autoComplete="off" {...field('quantity')} />
      <TextField label="Needed by" required type="date" {...field('due')} />
      <TextField label="Stock" required hint="Paper and weight" autoComplete="off" {...suggested('stock')} />
      <TextField
        label="Finish"
        hint="Coating, folding, cutting"
        autoComplete="off"
        {...suggested('finish')}
      />
      <div className={styles.wide}>
        <TextArea label="Ship to" required rows={3} {...field('shipTo')} />
      </div>
      <TextField label="Cost center" {...field('costCenter')} />
      {Object.entries(suggestions).map(([name, values]) => (
        <datalist key={name} id={`${id}-${name}`}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
    </fieldset>
  );
}
