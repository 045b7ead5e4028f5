import { emptyHandOff, type HandOff, type HandOffField, longest } from './handOff.ts';

/** In the browser's storage: the order as it was typed last, and the orders that were made, the latest first. */
export const keptHandOffKey = 'daybreak-hand-off';
export const keptOrdersKey = 'daybreak-orders';

/** More than anybody chooses from. */
const mostOrders = 20;

const fields = Object.keys(emptyHandOff) as HandOffField[];

const stored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const store = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (reason) {
    console.warn('The order holds until the page is reloaded: this browser keeps nothing.', reason);
  }
};

/** An order of whatever the storage holds. */
const handOffOf = (kept: unknown): HandOff =>
  Object.fromEntries(
    fields.map((field) => {
      const value = (kept as Record<string, unknown> | null)?.[field];
      return [field, typeof value === 'string' ? value.slice(0, longest[field]) : ''];
    }),
  ) as Record<HandOffField, string>;

/** The order that was typed last on this computer; empty where there was none or the browser keeps nothing. */
export const keptHandOff = (): HandOff => handOffOf(stored(keptHandOffKey));

/** Keeps an order as it is typed, so that a reload loses none of it. */
export const keepHandOff = (handOff: HandOff): void => store(keptHandOffKey, handOff);

const keptOrders = (): HandOff[] => {
  const kept = stored(keptOrdersKey);
  return Array.isArray(kept) ? kept.slice(0, mostOrders).map(handOffOf) : [];
};

/** Remembers an order that a ticket is made of. */
export const rememberOrder = (handOff: HandOff): void =>
  store(keptOrdersKey, [handOff, ...keptOrders()].slice(0, mostOrders));

/** What a field was in earlier orders, the latest first, each once. */
export function earlier(field: HandOffField): string[] {
  const values = keptOrders().map((order) => order[field].trim());
  return [...new Map(values.toReversed().map((value) => [value.toLowerCase(), value])).values()]
    .filter(Boolean)
    .toReversed();
}
