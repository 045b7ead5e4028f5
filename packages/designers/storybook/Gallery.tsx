import { Heading, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import { type ReactNode, useId } from 'react';

interface GalleryProps {
  title: string;
  /** A CSS color under the pieces, instead of the page's own. */
  ground?: string;
  /** A piece whose title says everything needs no label. */
  pieces: readonly { label?: string; piece: ReactNode }[];
}

/** Pieces next to each other under a title. */
export function Gallery({ title, ground, pieces }: GalleryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="lg" id={id}>
          {title}
        </Heading>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'start',
            gap: ui.space['5'],
            padding: ground ? ui.space['6'] : undefined,
            borderRadius: ui.radius.card,
            background: ground,
          }}
        >
          {pieces.map(({ label, piece }) => (
            <figure key={label ?? title}>
              {piece}
              {label ? (
                <Text
                  as="figcaption"
                  size="sm"
                  tone="muted"
                  style={{ maxInlineSize: 220, marginBlockStart: 6 }}
                >
                  {label}
                </Text>
              ) : null}
            </figure>
          ))}
        </div>
      </Stack>
    </section>
  );
}
