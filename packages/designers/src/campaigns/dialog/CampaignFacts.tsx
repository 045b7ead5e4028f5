import { Heading, Text } from '@daybreak/ui';
import type { CampaignDesigner } from '../../campaigns/facts/campaignManifests.ts';
import { longDate, shortTime } from '../../editor/artwork/text/eventTime.ts';
import { languageOf } from '../../editor/artwork/text/languages.ts';
import type { PieceData } from '../../editor/designer.ts';
import { FieldsForm } from '../../editor/fields/FieldsForm.tsx';
import type { Field } from '../../editor/fields/fields.ts';
import * as styles from '../campaign.css.ts';
import type { Facts } from '../facts/facts.ts';
import type { MissingFactName, Read } from '../facts/reading.ts';

export interface CampaignFactsProps {
  designer: CampaignDesigner;
  /** The facts that the piece has no field for. */
  missingNames: readonly MissingFactName[];
  facts: Facts;
  /** The facts read from its words. */
  parsedFacts: Read;
  data: PieceData;
  onType: (name: MissingFactName, value: string) => void;
}

const fields = {
  date: { kind: 'date', label: 'Date', initial: '' },
  time: { kind: 'time', label: 'Time', initial: '' },
  where: { kind: 'text', label: 'Place', initial: '' },
  link: { kind: 'url', label: 'Link', initial: '' },
} as const satisfies Record<MissingFactName, Field>;

const inWords: readonly MissingFactName[] = ['where', 'link'];

/** The noun for a designer's piece in a sentence. */
const nouns: Partial<Record<CampaignDesigner, string>> = { email: 'email', ads: 'ad', social: 'post' };

/** Formats a fact for reading. */
function formatFact(name: MissingFactName, value: string, facts: Facts): string {
  if (name === 'date') return longDate(value, languageOf(facts));
  return name === 'time' ? shortTime(value, languageOf(facts)) : value;
}

/** The facts that other pieces state but this one has no field for: read from its words, and editable here. */
export function CampaignFacts({
  designer,
  missingNames,
  facts,
  parsedFacts,
  data,
  onType,
}: CampaignFactsProps) {
  const piece = nouns[designer] ?? 'piece';
  const hintOf = (name: MissingFactName) => {
    if (!parsedFacts[name]) return undefined;
    return parsedFacts[name] === facts[name]
      ? `Taken from the ${piece} text.`
      : `The ${piece} text says ${formatFact(name, parsedFacts[name], facts)}.`;
  };
  return (
    <section className={styles.facts} aria-label="Details for the other pieces">
      <div>
        <Heading level={3} size="sm">
          Details for the other pieces
        </Heading>
        <Text
          size="sm"
          tone="muted"
        >{`The ${piece} doesn't have fields for these details. Leave a field blank to skip it.`}</Text>
      </div>
      <div className={styles.asked}>
        {missingNames.map((name) => (
          <div key={name} className={inWords.includes(name) ? styles.askedInWords : undefined}>
            <FieldsForm
              fields={fields}
              names={[name]}
              draft={{ [name]: facts[name] }}
              tooLong={[]}
              remarks={{ [name]: { hint: hintOf(name) } }}
              pictures={data}
              onEdit={(_, value) => onType(name, value)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
