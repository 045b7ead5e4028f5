import type { Command } from './bidi.ts';

/** Something that an engine hands to assistive technology. Without a name: all of that role. */
export interface Exposed {
  readonly role: string;
  readonly name?: string;
}

/** What a test asks an engine for that Playwright has no command for, or none that does anything. */
interface EngineCall {
  /** How many of each the page exposes, in this order. The engine itself is asked; no page computes it. */
  readonly countOf?: readonly Exposed[];
  /** A finger there, in CSS pixels of the window. WebKitGTK takes it for a mouse. */
  readonly tap?: { readonly x: number; readonly y: number };
}

const mark = 'asked of the engine: ';

/** What a test evaluates in a page so that the engine does it, and not the page. Gives JSON. */
export const engineCall = (call: EngineCall) => mark + JSON.stringify(call);

/** What a command of Playwright's asks for in this way. */
export function engineCallIn({ params }: Pick<Command, 'params'>): EngineCall | undefined {
  const text = params.arguments?.[3]?.value;
  return typeof text === 'string' && text.startsWith(mark) ? JSON.parse(text.slice(mark.length)) : undefined;
}

/** The answer to that command. */
export const engineAnswer = (value: unknown) => ({
  type: 'success',
  realm: '',
  result: { type: 'string', value: JSON.stringify(value ?? null) },
});

/** Actions of WebDriver. */
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
