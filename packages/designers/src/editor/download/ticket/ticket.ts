import type { Answer } from '@daybreak/print/report';
import { type Order, quantityOf } from './handOff.ts';

/** A print file with its order and findings: the data of `ticket.json` and of the page that goes with it. */
export interface Ticket {
  /** The version of this format. */
  version: 1;
  title: string;
  /** The day it was made: `2026-11-24`. */
  made: string;
  file: { name: string; bytes: number };
  order: Omit<Order, 'quantity'> & { quantity: number };
  /** Answers to printers' questions, each read from the bytes of the file. */
  answers: readonly Answer[];
}

/**
 * The order as it's sent, with surrounding spaces trimmed.
 *
 * @throws if its quantity isn't a number
 */
export function orderOf(order: Order): Ticket['order'] {
  const quantity = quantityOf(order);
  if (quantity === undefined) throw new Error(`“${order.quantity}” isn't a quantity you can order.`);
  const { printer, stock, finish, due, shipTo, costCenter } = order;
  return {
    printer: printer.trim(),
    quantity,
    stock: stock.trim(),
    finish: finish.trim(),
    due,
    shipTo: shipTo
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
    costCenter: costCenter.trim(),
  };
}
