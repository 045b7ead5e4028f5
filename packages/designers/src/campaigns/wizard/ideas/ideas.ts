import { fields } from '../../../designers/registry/fields.ts';
import { ideas } from '../../../designers/registry/ideas.ts';
import { type AnyDraft, countCharacters, type Fields } from '../../../editor/fields/fields.ts';
import type { Fact, ReadDescription } from '../../../editor/reading/brief.ts';
import type { MaterialType } from '../../../editor/reading/materialType.ts';
import type { UserDetails } from '../../../editor/userDetails/userDetails.ts';
import type { IdeaMaker } from '../../../editor/writing/idea.ts';
import { sentence } from '../../../editor/writing/sentences.ts';
import { toGreeting } from '../../../editor/writing/spoken.ts';
import { comparable, statesFact, unsaidClauses, wordsOf } from '../../../editor/writing/statedFacts.ts';
import { wordingsOf } from '../../../editor/writing/wordings.ts';
import type { WizardTheme } from '../wizard.fields.ts';
import { lookOf } from './look.ts';
import { materialFor } from './materialFor.ts';
import { ideaPictures } from './pictures.ts';

/** A designer's draft for a description. */
export interface Idea {
  /** The id that its drafts are stored under. */
  designer: string;
  /** The designer's fields. */
  fields: Fields;
  /** Overrides the designer's defaults; the designer restores it. */
  draft: AnyDraft;
  /** Its name among drafts: its headline. */
  name: string;
  /** The description's facts that the piece includes. */
  used: readonly Fact[];
  /** The person on the card, if the description names one. */
  user?: Partial<UserDetails>;
}

export interface IdeaChoice {
  material: MaterialType;
  theme: WizardTheme;
  /** Counts the regenerations: each gives three different ideas. */
  variant: number;
  /** Value of the form's picture field; empty if the ideas choose. */
  picture?: string;
  /** True if the user has uploads, which are used first. */
  hasUploads?: boolean;
  /** Left-out words that the user adds back. */
  added?: readonly string[];
}

/** The designer, its fields and its idea maker, by material. */
const makers = new Map(
  Object.entries<IdeaMaker>(ideas).flatMap(([designer, maker]) =>
    maker.material
      ? [[maker.material, { designer, fields: fields[designer as keyof typeof fields], maker }] as const]
      : [],
  ),
);

/** The designers that the wizard makes drafts of. */
export const wizardDesigners: readonly string[] = [...makers.values()].map(({ designer }) => designer);

/** @throws for a material that no designer makes. */
function makerOf(material: Exclude<MaterialType, 'custom'>) {
  const found = makers.get(material);
  if (!found) throw new Error(`No designer makes a ${material}.`);
  return found;
}

/** Number of ideas side by side. */
const ideasAtOnce = 3;

/**
 * Makes three visibly different ideas: different layout, picture and wording. They depend only on the description and
 * the choice. Words come from the description, verbatim, or are calm lines that claim nothing. Returns none if the
 * description isn't in English.
 */
export function ideasOf(brief: ReadDescription, choice: IdeaChoice): readonly Idea[] {
  if (brief.language !== 'en') return [];
  const material = materialFor(brief, choice.material);
  const { designer, fields, maker } = makerOf(material);
  const wordings = wordingsOf(brief, maker);
  const pictures = ideaPictures(brief, maker);
  const taken = new Set<string>();
  return Array.from({ length: ideasAtOnce }, (_, place) => {
    const variant = Math.max(0, choice.variant);
    const number = variant * ideasAtOnce + place;
    // Gives each place other words and another picture in the next variant.
    const turn = variant + place;
    const at = <Value>(list: readonly [Value, ...Value[]]): Value => list[turn % list.length] ?? list[0];
    const words = at(wordings);
    const chosen = choice.picture || (choice.hasUploads ? '' : `library:${at(pictures)} ${focus}`);
    const made = maker.make(
      words,
      {
        ...lookOf(choice.theme, number),
        number,
        usedLayouts: taken,
        picture: chosen,
        isChosen: Boolean(choice.picture),
      },
      brief,
    );
    const draft = (choice.added ?? []).reduce((one, more) => withMore(maker, one, more) ?? one, made.draft);
    return {
      ...made,
      draft,
      designer,
      fields,
      name: words.headline.replaceAll('\n', ' '),
      used: brief.facts.filter((fact) => statesFact({ ...made, fields, draft }, fact)),
    };
  });
}

const focus = '0.5,0.5 1';

/** Checks whether an idea has a field with room for more words. */
export const hasRoomFor = ({ designer, draft }: Pick<Idea, 'designer' | 'draft'>, words: string): boolean =>
  [...makers.values()].some(
    (made) => made.designer === designer && withMore(made.maker, draft, words) !== undefined,
  );

/** Adds a sentence to a draft's field for more words; undefined if it has none, or no room. */
function withMore({ more }: IdeaMaker, draft: AnyDraft, words: string): AnyDraft | undefined {
  if (!more) return undefined;
  const text = [draft[more.field], sentence(toGreeting(words))].filter(Boolean).join(more.between);
  const limit = more.limit?.(draft) ?? Number.POSITIVE_INFINITY;
  return countCharacters(text) <= limit ? { ...draft, [more.field]: text } : undefined;
}

/**
 * Lists verbatim the parts of the description that the piece leaves out and that no idea can use: whole clauses if no
 * part of one is used.
 */
export function notUsedOf(
  brief: ReadDescription,
  idea: Pick<Idea, 'used' | 'fields' | 'draft' | 'user'>,
): readonly string[] {
  const words = wordsOf(idea);
  const unusedFacts = brief.facts.filter((fact) => !idea.used.includes(fact));
  const clauses = brief.statements.flatMap((statement) =>
    unsaidClauses(statement, brief.facts, unusedFacts, idea),
  );
  const within = ({ at }: Fact) => clauses.some((clause) => clause.at[0] <= at[0] && at[1] <= clause.at[1]);
  return [
    ...[...clauses, ...unusedFacts.filter((fact) => !within(fact))]
      .toSorted((one, other) => one.at[0] - other.at[0])
      .map(({ text }) => text),
    ...brief.notUsed.filter((text) => !comparable(words).includes(comparable(toGreeting(text)))),
  ];
}
