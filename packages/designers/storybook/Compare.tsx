import { Heading, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { UserDetails } from '../src/userDetails/userDetails.ts';
import { Artboard } from '../src/workbench/Artboard.tsx';
import type { Designer } from '../src/workbench/designer.ts';
import type { AnyDraft } from '../src/workbench/fields.ts';
import { comparedOf } from './sizes.ts';

/** In CSS pixels: the box of one piece. */
const box = { width: 220, height: 220 };

interface CompareProps {
  designer: Designer;
  draft: AnyDraft;
  user: UserDetails;
  link: ReactNode;
}

/** One's own words in every size, composition and theme of a designer; of a folded sheet its covers, then its insides. */
export function Compare({ designer, draft, user, link }: CompareProps) {
  const brief = useMemo(() => ({ user, images: [] }), [user]);
  return (
    <Stack gap="6">
      {link}
      {comparedOf(designer, draft).map(({ size, looks }) => (
        <section key={size} aria-label={size}>
          <Heading level={2} size="sm">
            {size}
          </Heading>
          <div
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: ui.space['4'],
              paddingBlockStart: ui.space['3'],
            }}
          >
            {looks.map((look) => (
              <figure key={look.label} style={{ inlineSize: box.width }}>
                <WhenNear>
                  {() => {
                    const sides = designer.artboards(look.draft);
                    const side = sides.find(({ id }) => id === look.side) ?? sides[0];
                    return side ? (
                      <Artboard side={side} within={box} isThumbnail>
                        <designer.Artwork draft={look.draft} brief={brief} side={side} />
                      </Artboard>
                    ) : null;
                  }}
                </WhenNear>
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

/** Drawn once it comes near to what is seen: there may be hundreds. */
function WhenNear({ children }: { children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = place.current;
    if (!node || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div
      ref={place}
      data-drawn={isNear}
      style={{ display: 'grid', alignItems: 'end', minBlockSize: box.height }}
    >
      {isNear ? children() : null}
    </div>
  );
}
