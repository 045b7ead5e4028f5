import type { Command } from './bidi.ts';

/** Something that an engine hands to assistive technology. Without a name: all of that role. */
export interface Exposed {
  readonly role: string;
  readonly name?: string;
}

const mark = 'exposed by the engine: ';

/** What a test evaluates to learn how many of each a page exposes. The engine itself is asked; no page computes it. */
export const countOf = (asked: readonly Exposed[]) => mark + JSON.stringify(asked);

/** What a command of Playwright's asks for by `countOf`. */
export function exposedIn({ params }: Pick<Command, 'params'>): readonly Exposed[] | undefined {
  const text = params.arguments?.[3]?.value;
  return typeof text === 'string' && text.startsWith(mark) ? JSON.parse(text.slice(mark.length)) : undefined;
}

/** The answer to that command: the counts, in the order asked for, as the text of an array. */
export const counted = (counts: readonly number[]) => ({
  type: 'success',
  realm: '',
  result: { type: 'string', value: JSON.stringify(counts) },
});
