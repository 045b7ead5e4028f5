/** An order to a printer, as typed. */
export interface Order {
  /** The printer's name. */
  printer: string;
  quantity: string;
  stock: string;
  finish: string;
  /** `2026-12-01`. */
  due: string;
  shipTo: string;
  costCenter: string;
}

export type OrderField = keyof Order;

/** The maximum number of characters in each field, so all fit on the ticket's page. */
export const maxLengths: Record<OrderField, number> = {
  printer: 80,
  quantity: 12,
  stock: 80,
  finish: 80,
  due: 10,
  shipTo: 300,
  costCenter: 40,
};

/** The maximum quantity, more than a press runs of one piece. */
const MOST = 10_000_000;

/** A whole number, with or without thousands separators: "2,500". */
const wholeNumber = /^(?:\d+|\d{1,3}(?:[, \u00a0\u202f]\d{3})+)$/;

/** The number of pieces in a quantity; undefined if it isn't a whole number that can be printed. */
export function quantityOf({ quantity }: Pick<Order, 'quantity'>): number | undefined {
  const typed = quantity.trim();
  const count = wholeNumber.test(typed) ? Number(typed.replaceAll(/\D/g, '')) : 0;
  return count > 0 && count <= MOST ? count : undefined;
}

/**
 * Returns the reasons why an order can't go to a printer, by field, in the user's words.
 *
 * @param order the order as typed
 * @param today `2026-11-24`, in the user's own calendar
 */
export function mistakesIn(order: Order, today: string): Partial<Record<OrderField, string>> {
  const { stock, due, shipTo } = order;
  return {
    ...(quantityOf(order) ? {} : { quantity: 'Enter a whole number, such as 500.' }),
    ...(stock.trim() ? {} : { stock: 'Enter the type of paper, such as 130 lb silk cover.' }),
    ...(due === ''
      ? { due: 'Choose the date you need the order by.' }
      : due < today
        ? { due: 'This date has passed. Choose a later date.' }
        : {}),
    ...(shipTo.trim() ? {} : { shipTo: 'Enter the recipient and the address.' }),
  };
}

/** A day in the user's own calendar: `2026-11-24`. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-');
