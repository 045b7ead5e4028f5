import { TextArea, TextField } from '@daybreak/ui';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import * as styles from './handOff.css.ts';
import { dayOf, maxLengths, mistakesIn, type Order, type OrderField } from './handOff.ts';
import { earlierValues, loadOrder, rememberOrder, saveOrder } from './loadOrder.ts';

export interface OrderFormHandle {
  /**
   * Returns the order if nothing is missing. Otherwise the fields show errors, and the first of them gets the focus.
   */
  submit: () => Order | undefined;
}

/** A form for a printer's order. Starts with the last values typed, and suggests values from earlier orders. */
export function OrderForm({ ref }: { ref: Ref<OrderFormHandle> }) {
  const [order, setOrder] = useState(loadOrder);
  /** The number of times that the order was submitted with something missing. */
  const [failedTries, setFailedTries] = useState(0);
  const [suggestions] = useState(() => ({
    printer: earlierValues('printer'),
    stock: earlierValues('stock'),
    finish: earlierValues('finish'),
  }));
  const id = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const mistakes = failedTries > 0 ? mistakesIn(order, dayOf(new Date())) : {};

  useImperativeHandle(
    ref,
    () => ({
      submit: () => {
        if (Object.keys(mistakesIn(order, dayOf(new Date()))).length === 0) {
          rememberOrder(order);
          return order;
        }
        setFailedTries((times) => times + 1);
        return undefined;
      },
    }),
    [order],
  );
  useEffect(() => {
    if (failedTries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failedTries]);

  const field = (name: OrderField) => ({
    value: order[name],
    maxLength: maxLengths[name],
    error: mistakes[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const next = { ...order, [name]: target.value };
      setOrder(next);
      saveOrder(next);
    },
  });
  const suggested = (name: keyof typeof suggestions) => ({ ...field(name), list: `${id}-${name}` });
  return (
    <fieldset ref={form} className={styles.form}>
      <legend className={styles.legend}>Order</legend>
      <div className={styles.wide}>
        <TextField label="Print shop" autoComplete="off" {...suggested('printer')} />
      </div>
      <TextField label="Quantity" required inputMode="numeric" autoComplete="off" {...field('quantity')} />
      <TextField label="Needed by" required type="date" {...field('due')} />
      <TextField label="Stock" required hint="Paper and weight" autoComplete="off" {...suggested('stock')} />
      <TextField
        label="Finish"
        hint="Such as coating, folding or cutting"
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
