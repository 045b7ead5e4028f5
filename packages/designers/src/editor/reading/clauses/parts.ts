import type { Fact } from '../brief.ts';
import { overlaps, type Span } from '../found.ts';

const joint =
  /\s*[,;]\s+|\s+[–—-]\s+|\s+\(|\)\s*|[.!?:]+\s+(?=\p{L})|\s+(?:and|but)\s+(?=(?:please|pls|no|not|do not|don[’']?t|keep it|make it|never)\s)|\s+(?:and|but)\s+(?=(?:we\s+)?(?:want|would like|hope|plan|need)\s+to\s)|\s+(?=because (?:they|people|readers|many|it is|my)\b|so that (?:they|people|readers)\b|so (?:it|this) (?:has|must|should|needs|can)\b)|\s+(?=(?:please|pls|plz|thanks|thx)\s*(?:[,.!?:]|$)|(?:instead of|rather than|no longer)\s+\p{Lu})|\s+(?=(?:on|in|with|use|using)\s+(?:an?\s+|the\s+|our\s+)?(?:[\p{L}-]+\s+){0,2}(?:paper|stock|photos?(?! ids?\b)|pictures?|images?|tone|style|letters|font|colou?rs?|background|red|green|blue|yellow|orange|pink|purple|black|white)\b)/giu;

/** A sentence between its commas, dashes and refused words; none is inside a fact or parentheses. */
export function partsOf(
  text: string,
  [start, end]: Span,
  facts: readonly Fact[],
  refused: readonly Span[],
): Span[] {
  const parts: Span[] = [];
  let from = start;
  const joints = [...text.slice(start, end).matchAll(joint)].map(({ index, 0: mark }) => ({
    at: [start + index, start + index + Math.max(1, mark.length)] as const,
    mark,
  }));
  const left = refused.filter((span) => overlaps(span, [start, end])).map((at) => ({ at, mark: '' }));
  for (const { at, mark } of [...joints, ...left].toSorted((one, other) => one.at[0] - other.at[0])) {
    const isInside = text[from - 1] === '(' && !text.slice(from, at[0]).includes(')') && !mark.includes(')');
    if (mark && (isInside || facts.some((fact) => overlaps(fact.at, at)))) continue;
    if (at[0] > from) parts.push([from, at[0]]);
    from = Math.max(from, at[1]);
  }
  if (end > from) parts.push([from, end]);
  return parts;
}
