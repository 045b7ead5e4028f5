import type { Command } from './bidi.ts';

/** An element exposed to assistive technology. Without a name: all elements with that role. */
export interface Exposed {
  readonly role: string;
  readonly name?: string;
}

/** A request to an engine that Playwright has no working command for. */
interface EngineCall {
  /** Elements to count on the page, in this order. The engine counts them, not a page script. */
  readonly countOf?: readonly Exposed[];
  /** Taps with a finger at this point, in CSS pixels of the window. WebKitGTK treats it as a mouse. */
  readonly tap?: { readonly x: number; readonly y: number };
}

const mark = 'asked of the engine: ';

/** Returns the expression that a test evaluates in a page to make the engine handle the call. Its result is JSON. */
export const engineCall = (call: EngineCall) => mark + JSON.stringify(call);

/** The engine call inside a Playwright command, if there is one. */
export function engineCallIn({ params }: Pick<Command, 'params'>): EngineCall | undefined {
  const text = params.arguments?.[3]?.value;
  return typeof text === 'string' && text.startsWith(mark) ? JSON.parse(text.slice(mark.length)) : undefined;
}

/** The answer to such a command. */
export const engineAnswer = (value: unknown) => ({
  type: 'success',
  realm: '',
  result: { type: 'string', value: JSON.stringify(value ?? null) },
});

/** WebDriver actions that tap with a finger. */
export const fingerAt = ({ x, y }: { readonly x: number; readonly y: number }) => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
