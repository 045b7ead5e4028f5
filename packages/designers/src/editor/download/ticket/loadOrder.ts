import { readStored, writeStored } from '../../browserStorage.ts';
import { maxLengths, type Order, type OrderField } from './handOff.ts';

/** Keys in the browser's storage: the last order typed, and the orders that were made, newest first. */
export const orderKey = 'daybreak-hand-off';
export const earlierOrdersKey = 'daybreak-orders';

/** The number of orders to remember, more than anyone would choose from. */
const mostOrders = 20;

const fields = Object.keys(maxLengths) as OrderField[];

const store = (key: string, value: unknown): void =>
  writeStored(key, value, "This browser can't store the order. It lasts until you reload the page.");

/** Reads an order from whatever is in storage. */
const handOffOf = (storedOrder: unknown): Order =>
  Object.fromEntries(
    fields.map((field) => {
      const value = (storedOrder as Record<string, unknown> | undefined)?.[field];
      return [field, typeof value === 'string' ? value.slice(0, maxLengths[field]) : ''];
    }),
  ) as Record<OrderField, string>;

/** The last order typed in this browser; empty if nothing is stored. */
export const loadOrder = (): Order => handOffOf(readStored(orderKey));

/** Saves an order as it's typed, so a reload loses nothing. */
export const saveOrder = (order: Order): void => store(orderKey, order);

const keptOrders = (): Order[] => {
  const storedOrders = readStored(earlierOrdersKey);
  return Array.isArray(storedOrders) ? storedOrders.slice(0, mostOrders).map(handOffOf) : [];
};

/** Remembers an order once a ticket is made from it. */
export const rememberOrder = (order: Order): void =>
  store(earlierOrdersKey, [order, ...keptOrders()].slice(0, mostOrders));

/** The values of a field in earlier orders, newest first, without duplicates. */
export function earlierValues(field: OrderField): string[] {
  const values = keptOrders().map((order) => order[field].trim());
  return [...new Map(values.toReversed().map((value) => [value.toLowerCase(), value])).values()]
    .filter(Boolean)
    .toReversed();
}
