import { Card, type Elements, Heading, Text } from '@daybreak/ui';
import { useId } from 'react';
import * as styles from './NewHire.css.ts';

interface SectionProps {
  title: string;
  description: string;
  children: Elements;
}

/** A section of the new-hire page, with one tool. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div>
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {description}
        </Text>
      </div>
      {children}
    </Card>
  );
}
