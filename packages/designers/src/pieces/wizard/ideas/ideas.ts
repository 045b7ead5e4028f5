import type { UserDetails } from '../../../userDetails/userDetails.ts';
import type { AnyDraft } from '../../../workbench/fields.ts';
import type { Brief, Fact } from '../reading/brief.ts';
import type { Material, WizardTheme } from '../wizard.fields.ts';
import { lookOf } from './look.ts';
import { materialFor } from './materialFor.ts';
import { picturesFor } from './pictures.ts';
import { type DesignerId, pieces } from './pieces.ts';
import { saidBy, unsaidClauses } from './said.ts';
import { wordingsOf } from './wordings.ts';

/** One way to make what a description asks for: a draft of a designer. */
export interface Idea {
  designer: DesignerId;
  /** Over the defaults of the designer, whose restore takes it. */
  draft: AnyDraft;
  /** What it calls itself among drafts: its headline. */
  name: string;
  /** What the piece says of the brief. */
  used: readonly Fact[];
  /** Whose card it is, where the description says so. */
  user?: Partial<UserDetails>;
}

export interface IdeaChoice {
  material: Material;
  theme: WizardTheme;
  /** Counts the regenerations: each gives three others. */
  variant: number;
  /** What the form's picture field holds; empty where the ideas choose. */
  picture?: string;
  /** Pictures were uploaded: they are shown first. */
  hasUploads?: boolean;
}

/** How many ideas stand beside each other. */
const ideasAtOnce = 3;

/**
 * Three visibly different ideas: other composition, other picture, other wording. Nothing but the brief and the choice decides them.
 * Words come from the brief, word for word, or are calm lines that claim nothing.
 * None where the description is not in English: a sentence says so in their place.
 */
export function ideasOf(brief: Brief, choice: IdeaChoice): readonly Idea[] {
  if (brief.language !== 'en') return [];
  const material = materialFor(brief, choice.material);
  const piece = pieces[material];
  const wordings = wordingsOf(brief, piece.event);
  const pictures = picturesFor(brief, piece.pictureHeight);
  const taken = new Set<string>();
  return Array.from({ length: ideasAtOnce }, (_, place) => {
    const number = Math.max(0, choice.variant) * ideasAtOnce + place;
    const at = <Value>(list: readonly [Value, ...Value[]]): Value => list[number % list.length] ?? list[0];
    const words = at(wordings);
    const chosen = choice.picture || (choice.hasUploads ? '' : `library:${at(pictures)} ${focus}`);
    const made = piece.make(
      words,
      { ...lookOf(choice.theme, number), number, taken, picture: chosen, isChosen: Boolean(choice.picture) },
      brief,
    );
    return {
      ...made,
      name: words.headline.replaceAll('\n', ' '),
      used: brief.facts.filter((fact) => saidBy(made, fact)),
    };
  });
}

const focus = '0.5,0.5 1';

/** What of the brief neither the piece says nor any idea could, word for word: whole clauses, where nothing of one is said. */
export function notUsedOf(brief: Brief, idea: Pick<Idea, 'used' | 'draft' | 'user'>): readonly string[] {
  const unsaid = brief.facts.filter((fact) => !idea.used.includes(fact));
  const clauses = brief.statements.flatMap((statement) =>
    unsaidClauses(statement, brief.facts, unsaid, idea),
  );
  const within = ({ at }: Fact) => clauses.some((clause) => clause.at[0] <= at[0] && at[1] <= clause.at[1]);
  return [
    ...[...clauses, ...unsaid.filter((fact) => !within(fact))]
      .toSorted((one, other) => one.at[0] - other.at[0])
      .map(({ text }) => text),
    ...brief.notUsed,
  ];
}
