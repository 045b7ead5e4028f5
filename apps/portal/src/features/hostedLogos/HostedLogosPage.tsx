import { hostedLogo, type LogoLayout, logoLayouts, logoPngSize } from '@daybreak/brand';
import { logoPngUrl } from '@daybreak/brand/files';
import { logoLayoutUse } from '@daybreak/brand/guidelines';
import { Heading, PageHeader, Stack, Text } from '@daybreak/ui';
import { CopyValue } from '../../shared/clipboard/CopyValue.tsx';
import { usePage } from '../../shared/navigation/usePage.ts';
import { PlainPage } from '../../shared/pageStates/PlainPage.tsx';
import * as styles from './HostedLogosPage.css.ts';
import { hostedLogos as messages } from './messages.ts';

/** Hosted files have four pixels per unit of the drawing. */
const density = 4;
const variants = ['primary', 'on-image'] as const;

/**
 * The addresses that emails and signatures load our logos from. Nothing links here, and index.html keeps search engines
 * away from every page. The previews are our own copies, because the portal makes no requests to other hosts.
 */
export function HostedLogosPage() {
  usePage(messages.title);
  return (
    <PlainPage>
      <Stack gap="8">
        <PageHeader title={messages.title} description={messages.description} />
        <div className={styles.list}>
          {variants.flatMap((variant) =>
            logoLayouts.map((layout) => (
              <HostedLogo key={`${layout} ${variant}`} layout={layout} variant={variant} />
            )),
          )}
        </div>
      </Stack>
    </PlainPage>
  );
}

const HostedLogo = ({ layout, variant }: { layout: LogoLayout; variant: (typeof variants)[number] }) => {
  const onDark = variant === 'on-image';
  const name = messages.name(logoLayoutUse[layout].name, onDark);
  const { width, height } = logoPngSize(layout, density);
  return (
    <figure className={layout === 'logo' ? styles.first : styles.entry}>
      <div className={onDark ? styles.dark : styles.light}>
        <img
          src={logoPngUrl(layout, variant, density)}
          width={width}
          height={height}
          alt={messages.alt(name)}
          className={styles.picture}
        />
      </div>
      <figcaption className={styles.words}>
        <div>
          <Heading level={2} size="md">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {messages.facts(width, height)}
          </Text>
        </div>
        <CopyValue value={hostedLogo(layout, variant)} label={messages.copy(name)} />
      </figcaption>
    </figure>
  );
};
