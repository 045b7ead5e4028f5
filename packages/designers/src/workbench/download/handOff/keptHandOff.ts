import { emptyHandOff, type HandOff, type HandOffField, longest } from './handOff.ts';

/** In the browser's storage. */
export const keptHandOffKey = 'daybreak-hand-off';

/** The order that was typed last on this computer; empty where there was none or the browser keeps nothing. */
export function keptHandOff(): HandOff {
  try {
    const kept: Record<string, unknown> = JSON.parse(localStorage.getItem(keptHandOffKey) ?? '{}') ?? {};
    const fields = Object.keys(emptyHandOff) as HandOffField[];
    return Object.fromEntries(
      fields.map((field) => {
        const value = kept[field];
        return [field, typeof value === 'string' ? value.slice(0, longest[field]) : ''];
      }),
    ) as Record<HandOffField, string>;
  } catch {
    return emptyHandOff;
  }
}

/** Keeps an order as it is typed, so that a reload loses none of it. */
export function keepHandOff(handOff: HandOff): void {
  try {
    localStorage.setItem(keptHandOffKey, JSON.stringify(handOff));
  } catch (reason) {
    console.warn('The order holds until the page is reloaded: this browser keeps nothing.', reason);
  }
}
