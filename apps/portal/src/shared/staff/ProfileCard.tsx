import { Card, type Elements, Heading, Stack, Text } from '@daybreak/ui';
import { useId } from 'react';
import * as styles from './ProfileCard.css.ts';

interface ProfileCardProps {
  title: string;
  description: string;
  isWide?: boolean;
  children: Elements;
}

export function ProfileCard({ title, description, isWide = false, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={isWide ? styles.wide : undefined}>
      <Stack gap="5">
        <Stack gap="1">
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {description}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
