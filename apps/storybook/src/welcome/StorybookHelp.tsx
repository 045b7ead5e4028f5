import { Heading, Stack, Text } from '@daybreak/ui';
import { ui } from '@daybreak/ui/css';

const tips = [
  ['Theme', 'Light or dark, for every story and page and for Storybook itself.'],
  ['Viewport', 'A small phone, a phone, a tablet, a laptop or a desktop.'],
  ['User details', 'Short, long or missing details on every piece that shows them.'],
  ['Motion', 'Your system setting, or reduced motion.'],
  ['Controls', 'Text and options, below each story. The piece updates as you type.'],
  ['Accessibility', 'Issues found by axe, below each story. Tests fail if axe finds any in either theme.'],
] as const;

/** Explains what the toolbar and the panel do. */
export const StorybookHelp = () => (
  <section aria-labelledby="looking">
    <Stack gap="5">
      <Heading level={2} id="looking">
        How to use this Storybook
      </Heading>
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
          gap: `${ui.space['4']} ${ui.space['8']}`,
        }}
      >
        {tips.map(([name, text]) => (
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
