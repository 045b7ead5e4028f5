import { Card, Heading, Link, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import type { areas } from './areas.ts';

/** A section of the sidebar, and links into it. */
export const AreaCard = ({ title, text, places }: (typeof areas)[number]) => (
  <Card>
    <Stack gap="3">
      <Heading level={3}>{title}</Heading>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      <ul
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: `${ui.space['1']} ${ui.space['4']}`,
          listStyle: 'none',
          fontSize: ui.text.size.sm,
        }}
      >
        {places.map(({ label, address }) => (
          <li key={label}>
            <Link href={address} target="_top">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  </Card>
);
