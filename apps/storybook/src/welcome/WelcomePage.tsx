import { company, palette, translucent } from '@daybreak/brand';
import { logoUrl } from '@daybreak/brand/files';
import { pictures } from '@daybreak/media';
import { pictureUrl } from '@daybreak/media/files';
import { Heading, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import type { CSSProperties } from 'react';
import { packages } from '../../.storybook/versions.ts';
import { AreaCard } from './AreaCard.tsx';
import { areas } from './areas.ts';
import { StorybookHelp } from './StorybookHelp.tsx';

const [, solarField] = pictures;

const column: CSSProperties = {
  maxInlineSize: ui.size.content,
  marginInline: 'auto',
  paddingInline: 'clamp(1.25rem, 4vw, 3rem)',
};
/** A dark layer over the picture: dark enough for white text on any part of it. */
const hero: CSSProperties = {
  background: `linear-gradient(90deg, ${translucent('night', 0.92)} 0%, ${translucent('night', 0.8)} 45%, ${translucent('night', 0.25)} 100%), url(${pictureUrl(solarField.file, 1600, 'webp')}) 50% 65% / cover`,
  backgroundColor: palette.night.hex,
  color: palette.white.hex,
  paddingBlock: 'clamp(2.5rem, 7vw, 5.5rem)',
};
const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: ui.space['4'],
};

/** The first page of this Storybook: what's where, and how to browse it. */
export const WelcomePage = () => (
  <main style={{ paddingBlockEnd: ui.space['12'] }}>
    <header style={hero}>
      <div style={column}>
        <img src={logoUrl('logo', 'on-image')} alt={company.name} width={203} height={40} />
        <h1
          style={{
            marginBlock: 'clamp(2rem, 5vw, 3.5rem) 0.75rem',
            maxInlineSize: '18ch',
            fontSize: 'clamp(2rem, 5vw, 3.5rem)',
            fontWeight: ui.font.heading,
            lineHeight: 1.04,
            letterSpacing: '0.012em',
            textTransform: 'uppercase',
            textWrap: 'balance',
          }}
        >
          Everything we make, piece by piece
        </h1>
        <p style={{ maxInlineSize: '34rem', fontSize: ui.text.size.lg }}>
          Browse every screen and component, and edit and download every piece. You don't need to sign in, and
          changes aren't saved.
        </p>
      </div>
    </header>
    <div style={{ ...column, paddingBlockStart: ui.space['10'] }}>
      <Stack gap="10">
        <section aria-labelledby="areas">
          <Stack gap="5">
            <Heading level={2} id="areas">
              What's in here
            </Heading>
            <div style={grid}>
              {areas.map((area) => (
                <AreaCard key={area.title} {...area} />
              ))}
            </div>
          </Stack>
        </section>
        <StorybookHelp />
        <footer>
          <Text size="sm" tone="muted">
            {packages.map(({ name, version }) => `${name} ${version}`).join(' · ')}
          </Text>
        </footer>
      </Stack>
    </div>
  </main>
);
