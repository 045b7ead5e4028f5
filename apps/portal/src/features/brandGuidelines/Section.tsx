import { type Elements, Heading, Text } from '@daybreak/ui';
import type { ReactNode } from 'react';
import { column, display } from './BrandGuidelinesPage.css.ts';
import * as styles from './Section.css.ts';
import { type SectionId, sections } from './sections.ts';

type SectionProps = { lead: string; children: Elements } & (
  | { id: SectionId; title?: never }
  // A section that no jump card leads to.
  | { id: 'pieces'; title: string }
);

export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section aria-labelledby={id} className={styles.section}>
    <div className={column}>
      <h2 id={id} tabIndex={-1} className={`${display} ${styles.title}`}>
        {title ?? sections.find((section) => section.id === id)?.title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  </section>
);

interface BlockProps {
  /** The URL fragment that leads here. */
  id?: string;
  title: string;
  text?: ReactNode;
  /** The exhibit needs the full width, so the text goes above it instead of next to it. */
  wide?: boolean;
  children: Elements;
}

/** One rule and its exhibit. */
export const Block = ({ id, title, text, wide = false, children }: BlockProps) => (
  <div className={wide ? styles.block : `${styles.block} ${styles.beside}`}>
    <div className={wide ? styles.words : `${styles.words} ${styles.staying}`}>
      <Heading level={3} size="xl" id={id} tabIndex={id ? -1 : undefined} className={styles.heading}>
        {title}
      </Heading>
      {text ? (
        <Text as="div" tone="muted" size="sm">
          {text}
        </Text>
      ) : null}
    </div>
    <div className={styles.exhibit}>{children}</div>
  </div>
);
