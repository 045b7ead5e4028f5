import { Heading, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';

const ways = [
  ['Theme', 'Light or dark, for every story and page, and for this frame.'],
  ['Viewport', 'A small phone, a phone, a tablet, a laptop or a desktop.'],
  ['User details', 'Short, longest or missing details, on every piece that carries them.'],
  ['Motion', 'As your system says, or reduced.'],
  ['Controls', 'Below a story: its text and options. The piece follows as you type.'],
  [
    'Accessibility',
    'Below a story: what axe finds. The test suite fails when it finds anything in either theme.',
  ],
] as const;

/** Explains what the toolbar and the panel do. */
export const Looking = () => (
  <section aria-labelledby="looking">
    <Stack gap="5">
      <Heading level={2} id="looking">
        How to look
      </Heading>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          gap: `${ui.space['4']} ${ui.space['8']}`,
        }}
      >
        {ways.map(([name, text]) => (
          <div key={name}>
            <Text as="dt" weight="semibold">
              {name}
            </Text>
            <Text as="dd" size="sm" tone="muted">
              {text}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
  </section>
);
