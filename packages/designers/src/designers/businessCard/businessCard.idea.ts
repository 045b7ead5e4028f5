import type { Fact } from '../../editor/reading/brief.ts';
import { nextOf } from '../../editor/writing/compose.ts';
import type { IdeaMaker } from '../../editor/writing/idea.ts';

const designs = ['sun', 'name', 'night', 'sunrise'] as const;

/** A card is made from a person's details: those in the description, and the user's own for the rest. */
export const businessCardIdea: IdeaMaker = {
  material: 'business-card',
  event: 'none',
  make(_words, options, { facts, description }) {
    const said = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind)?.text;
    const details = { name: said('person'), title: said('role'), email: said('email'), phone: said('phone') };
    return {
      draft: {
        composition: nextOf(designs, options),
        layout: /\bvertical|portrait|upright\b/i.test(description) ? 'vertical' : 'horizontal',
        size: /\b(?:85\s*[x×]\s*55|metric|european?)\b/i.test(description) ? '85x55' : '3.5x2',
      },
      user: Object.fromEntries(Object.entries(details).filter(([, text]) => text)),
    };
  },
};
