import { Heading, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ComparedLook, ComparedSize } from './sizes.ts';

/** The box of one piece, in CSS pixels. */
const box = { width: 220, height: 220 };

interface CompareProps<Size extends ComparedSize> {
  sizes: readonly Size[];
  /** Draws a look into its box. */
  draw: (look: ComparedLook, of: Size, within: typeof box) => ReactNode;
  /** What comes before the looks: the link to share them, and the user's own pictures. */
  children: ReactNode;
}

/** The user's own words in every size, layout and theme. */
export function Compare<Size extends ComparedSize>({ sizes, draw, children }: CompareProps<Size>) {
  return (
    <Stack as="main" gap="6">
      {children}
      {sizes.map((of) => (
        <section key={of.size} aria-label={of.size}>
          <Heading level={2} size="sm">
            {of.size}
          </Heading>
          <div
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: ui.space['4'],
              paddingBlockStart: ui.space['3'],
            }}
          >
            {of.looks.map((look) => (
              <figure key={look.label} style={{ inlineSize: box.width }}>
                <WhenNear>{() => draw(look, of, box)}</WhenNear>
                <Text as="figcaption" size="sm" tone="muted" style={{ marginBlockStart: ui.space['2'] }}>
                  {look.label}
                </Text>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </Stack>
  );
}

/** Drawn once it's close to the visible area: there may be hundreds. */
function WhenNear({ children }: { children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '300px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div
      ref={place}
      data-drawn={isNear}
      style={{ display: 'grid', gap: ui.space['2'], alignItems: 'end', minBlockSize: box.height }}
    >
      {isNear ? children() : null}
    </div>
  );
}
