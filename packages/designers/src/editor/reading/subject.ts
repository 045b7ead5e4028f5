import type { Fact } from './brief.ts';

/** The article of “We're putting on a swap shop”, which is dropped. “The Life of a Laptop” keeps its own. */
const article =
  /^(?!(?:Our|The|Your|My|This)\s)(?:[Ww]e(?:[’']re| are|[’']ll| will)? (?:putting on|host|hold|have|organize|run|hosting|holding|having|organizing|planning|running) (?=an?\s))?(?:our|the|[Aa]n?|your|my|this)\s+(?:new\s+(?=new))?/u;
const verb =
  /\s+(?:(?:is|are|was|were|will be)(?: (?:planned|scheduled|held))?|runs?|takes? place|happens?)$/i;
const longest = 60;
const cuts =
  /,\s|:\s|;\s|\s[–—-]\s|\s(?:on|from|until|till|starting|where|when|which|who|because|so|that|with|for|every|this|next|between|before|after|at|in|by)\s/giu;

/** The first words of the first statement, cut where they say when, for whom or how. */
export function subjectOf(statements: readonly Fact[], facts: readonly Fact[]): Fact | undefined {
  const quote = facts.find(({ kind, text }) => kind === 'phrase' && !/free|charge|cost/i.test(text));
  if (quote) return quote;
  const [first] = statements;
  if (!first) return undefined;
  const lead = article.exec(first.text)?.[0].length ?? 0;
  const start = first.at[0] + lead;
  const words = first.text.slice(lead);
  if (words.length <= longest && !/:(?! \d)|\n/.test(words)) {
    const dated = facts.find(
      ({ kind, at, value }) =>
        value && /^(?:date|time|email|phone|link)$/.test(kind) && at[0] > start && at[0] < first.at[1],
    );
    if (!dated) return { kind: 'phrase', text: words, at: [start, first.at[1]] };
  }
  // Never inside a fact, and never before two words.
  let end = -1;
  for (const { index } of words.matchAll(cuts)) {
    if (index > longest) break;
    if (
      index < 4 ||
      !/\S\s\S/.test(words.slice(0, index)) ||
      facts.some(({ at }) => at[0] < start + index && start + index < at[1])
    )
      continue;
    const dated = facts.some(
      ({ kind, at }) =>
        /^(?:date|time|email|phone|link)$/.test(kind) && at[0] < start + index && at[0] >= start,
    );
    if (dated) break;
    if (end < 0 || /\s(?:at|in|for|of|with)\s/.test(words.slice(end, end + 6))) end = index;
    else break;
  }
  // “The chess night fri june 11”: a date without a word before it.
  const when = facts.find(
    ({ kind, at }) => /^(?:date|time)$/.test(kind) && at[0] > start && at[0] < first.at[1],
  );
  if (
    end < 0 &&
    when &&
    when.at[0] - start <= longest &&
    !/[,:;]|\s(?:on|at|in|from|until|by)\s*$/.test(words.slice(0, when.at[0] - start))
  )
    end = when.at[0] - start - 1;
  // “The fire alarm test is” leads to a date; “In October we took” isn't a subject.
  const text = words.slice(0, Math.max(end, 0)).replace(verb, '');
  end = text.length;
  if (!/\S\s\S/.test(text) || /^(?:in|on|at|from|it|this|there)\s/i.test(text)) return undefined;
  const date = facts.find(
    ({ kind, at }) => /^(?:date|time)$/.test(kind) && at[0] >= start && at[0] < start + end,
  );
  return date ? undefined : { kind: 'phrase', text, at: [start, start + end] };
}
