import { company, type TypeRole, typeRoles } from '@daybreak/brand';
import { Heading, Stack, Text } from '@daybreak/ui';
import type { CSSProperties } from 'react';
import { typography } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import { Block, Section } from '../Section.tsx';
import { TypeFacts } from './TypeFacts.tsx';
import * as styles from './TypeSection.css.ts';

const setAs = ({ weight, lineHeight, tracking, allCaps }: TypeRole): CSSProperties => ({
  fontWeight: weight,
  lineHeight,
  letterSpacing: `${tracking}em`,
  textTransform: allCaps ? 'uppercase' : undefined,
});

const [heading, regular, bold] = typeRoles;

const BodySpecimen = ({ role }: { role: TypeRole }) => (
  <div className={styles.body}>
    <Heading level={4}>{role.name}</Heading>
    <p className={styles.ruled} style={{ fontWeight: role.weight }}>
      {typography.sample}
    </p>
    <Text size="sm" tone="muted">
      {role.use}
    </Text>
    <TypeFacts role={role} />
  </div>
);

export const HeadingTypeBlock = () => (
  <Block title={typography.heading} text={typography.headingText} wide>
    <Plate ground="teal" className={styles.poster}>
      <p className={styles.headline} style={setAs(heading)}>
        {company.tagline}
      </p>
    </Plate>
    <div className={styles.body}>
      <Heading level={4}>{heading.name}</Heading>
      <Text size="sm" tone="muted">
        {heading.use}
      </Text>
      <TypeFacts role={heading} />
    </div>
  </Block>
);
export const BodyTypeBlock = () => (
  <Block title={typography.body} text={typography.bodyText} wide>
    <div className={styles.pair}>
      <BodySpecimen role={regular} />
      <BodySpecimen role={bold} />
    </div>
  </Block>
);
export const CharactersBlock = () => (
  <Block title={typography.characters} text={typography.charactersText}>
    <Stack gap="8">
      {[regular, bold, heading].map(({ id, name, weight }) => (
        <div key={id} className={styles.glyphs} style={{ fontWeight: weight }}>
          <Text size="sm" tone="muted">
            {name}
          </Text>
          <p>{typography.alphabet}</p>
          <p>{typography.figures}</p>
        </div>
      ))}
    </Stack>
  </Block>
);

/** One typeface in three roles, with examples. */
export const TypeSection = () => (
  <Section id="typography" lead={typography.lead}>
    <HeadingTypeBlock />
    <BodyTypeBlock />
    <CharactersBlock />
  </Section>
);
