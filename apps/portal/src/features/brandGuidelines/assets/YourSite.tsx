import { hostedLogo } from '@daybreak/brand';
import { name } from '@daybreak/brand/package.json';
import { Stack, Text } from '@daybreak/ui';
import { CopyValue } from '../../../shared/clipboard/CopyValue.tsx';
import { assets } from '../messages.ts';

/** The package, logo address and feeds for other sites that show the brand. */
export const YourSite = () => (
  <Stack gap="5">
    {/* React moves it to the head, where feed readers look. */}
    <link rel="alternate" type="application/rss+xml" title={assets.feed} href="/brand.xml" />
    {[
      { label: assets.install, value: `npm install ${name}`, text: assets.installText },
      { label: assets.hostedLogo, value: hostedLogo('logo', 'primary'), text: assets.hostedLogoText },
      { label: assets.feed, value: `${location.origin}/brand.xml`, text: assets.feedText },
      { label: assets.feedData, value: `${location.origin}/brand.json`, text: assets.feedDataText },
    ].map(({ label, value, text }) => (
      <Stack key={label} gap="2">
        <Text weight="semibold">{label}</Text>
        <CopyValue value={value} label={label} />
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </Stack>
    ))}
  </Stack>
);
