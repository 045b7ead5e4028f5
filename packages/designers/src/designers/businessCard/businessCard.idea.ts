import type { Fact } from '../../editor/reading/brief.ts';
import { nextOf } from '../../editor/writing/compose.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';

const designs = ['sun', 'name', 'night', 'sunrise'] as const;

/** Matches the job after a name, in parentheses or after a comma: "Stefan Ruiz (site manager, 505-555-0171)". */
const postAfter =
  /^\s*[,(–—/|·-]\s*(?:our |the |an? )?(?!(?:phone|mobile|cell|tel|email|mail|he|she|who|please|in|with|and)\b)([^,()@\d/|·\n;.:]{3,50})(?=[,)/|·\n;.]|$)/iu;

const post = /^\p{Lu}[^@\d/|·\n;.:]{3,50}$/u;

/** Ideas for cards, with the person's details from the description, or the user's own for the rest. */
export const businessCardIdea: IdeaMaker = {
  material: 'business-card',
  event: 'none',
  make(_words, options, { facts, statements, description }) {
    const [person] = ['person', 'name'].flatMap((kind) => facts.filter((fact) => fact.kind === kind));
    const factText = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind)?.text;
    // “Ruben Castellano. Receiving Lead, Fresno.”
    const nameIndex = statements.findIndex(({ text }) => person && text.startsWith(person.text));
    const next = nameIndex < 0 ? undefined : statements[nameIndex + 1]?.text;
    const details = {
      name: person?.text,
      title:
        factText('role') ??
        (person && postAfter.exec(description.slice(person.at[1]))?.[1]?.trim()) ??
        (next && post.test(next) ? next : undefined),
      email: factText('email'),
      phone: factText('phone'),
    };
    // Another person's card has none of the user's own details.
    const clearedDetails = details.name ? { title: '', email: '', phone: '' } : {};
    return {
      draft: {
        composition: nextOf(designs, options),
        layout: /\bvertical|portrait|upright\b/i.test(description) ? 'vertical' : 'horizontal',
        size: /\b(?:85\s*[x×]\s*55|metric|european?)\b/i.test(description) ? '85x55' : '3.5x2',
      },
      user: { ...clearedDetails, ...Object.fromEntries(Object.entries(details).filter(([, text]) => text)) },
    };
  },
};
