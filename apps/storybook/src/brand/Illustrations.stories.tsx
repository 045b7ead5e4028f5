import { grounds, type Illustration, illustrations } from '@daybreak/media';
import { illustrationColors, illustrationSvg, illustrationUrl } from '@daybreak/media/illustrations';
import { Heading, SearchField, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';
import { finds } from '@daybreak/ui/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect } from 'storybook/test';
import { BrandPage } from './BrandPage.tsx';

const onEachGround: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: ui.space['3'],
};
const drawing: CSSProperties = {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  border: `1px solid ${ui.color.line.subtle}`,
  borderRadius: ui.radius.control,
};

const OnEachGround = ({ file, name, alt, topics }: Illustration) => (
  <section aria-labelledby={file}>
    <Stack gap="2">
      <Heading level={3} id={file}>
        {name}
      </Heading>
      <Text tone="muted">{topics.join(', ')}</Text>
      <div style={onEachGround}>
        {grounds.map((ground) => (
          <figure key={ground} style={{ margin: 0 }}>
            <img
              src={illustrationUrl(file, ground)}
              alt={`${alt}, on ${ground}`}
              width={360}
              height={240}
              loading="lazy"
              style={drawing}
            />
            <figcaption translate="no" style={{ fontSize: ui.text.size.xs, color: ui.color.text.muted }}>
              {`${ground}.svg#${file}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </Stack>
  </section>
);

/** Every illustration with its name, topics and files, to search as the designers' picture fields do. */
function Overview() {
  const [query, setQuery] = useState('');
  const found = illustrations.filter(({ name, topics, alt }) => finds(query, [name, ...topics, alt]));
  return (
    <BrandPage>
      <Stack gap="6">
        <Heading level={2}>Illustrations</Heading>
        <Text>
          {`${illustrations.length} drawings on a grid of 360 × 240 units. Each has a subject, rows and one disc, with gaps and strokes 6 units wide. Designers use the background that contrasts with the piece.`}
        </Text>
        <SearchField
          label="Search illustrations"
          clearLabel="Clear search"
          placeholder="School, safety, truck …"
          value={query}
          onValueChange={setQuery}
        />
        <Text role="status">{`${found.length} of ${illustrations.length}`}</Text>
        {found.length > 0 ? (
          found.map((one) => <OnEachGround key={one.file} {...one} />)
        ) : (
          <Text>{`No illustrations match “${query}”. Try another word.`}</Text>
        )}
      </Stack>
    </BrandPage>
  );
}

const meta: Meta = {
  title: 'Brand/Illustrations',
  component: Overview,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Illustrations: Story = {
  render: () => <Overview />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(illustrations.length * grounds.length);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search illustrations' }), 'student');
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${illustrations.length}`);
    await expect(canvas.getByRole('heading', { name: 'School' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search illustrations' }), 'x');
    await expect(canvas.getByText('No illustrations match “studentx”. Try another word.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search illustrations' }));
  },
};

/** An illustration in the page's own colors: here, custom properties. */
export const InOwnColors: Story = {
  name: 'In your own colors',
  tags: ['state'],
  render: () => (
    <div
      role="img"
      aria-label="Drawing of a truck in the colors of the page"
      style={
        {
          maxInlineSize: '30rem',
          '--truck': ui.color.text.main,
          '--sun': illustrationColors.white.accent,
        } as CSSProperties
      }
      dangerouslySetInnerHTML={{
        __html: illustrationSvg('truck', {
          ground: ui.color.surface.page,
          main: 'var(--truck)',
          light: ui.color.text.muted,
          accent: 'var(--sun)',
          line: 'var(--truck)',
        }),
      }}
    />
  ),
};
