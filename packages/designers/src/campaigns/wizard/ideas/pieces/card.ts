import type { Fact } from '../../../../editor/reading/brief.ts';
import { nextOf } from '../compose.ts';
import type { IdeaMaker } from '../pieces.ts';

const designs = ['sun', 'name', 'night', 'sunrise'] as const;

/** A card is made from a person's details: those in the description, and the user's own for the rest. */
export const card: IdeaMaker = {
  event: 'none',
  make(_words, turn, { facts, description }) {
    const said = (kind: Fact['kind']) => facts.find((fact) => fact.kind === kind)?.text;
    const details = { name: said('person'), title: said('role'), email: said('email'), phone: said('phone') };
    return {
      designer: 'business-card',
      draft: {
        composition: nextOf(designs, turn),
        layout: /\bvertical|portrait|upright\b/i.test(description) ? 'vertical' : 'horizontal',
        size: /\b(?:85\s*[x×]\s*55|metric|european?)\b/i.test(description) ? '85x55' : '3.5x2',
      },
      user: Object.fromEntries(Object.entries(details).filter(([, text]) => text)),
    };
  },
};
