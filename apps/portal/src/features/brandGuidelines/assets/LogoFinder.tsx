import { logoFile, logoPdfFile, logoPngFile } from '@daybreak/brand';
import { logoPdfUrl, logoPngUrl, logoUrl } from '@daybreak/brand/files';
import {
  type FoundLogo,
  findLogo,
  type LogoGroundId,
  type LogoMediumId,
  logoGrounds,
  logoLayoutUse,
  logoMedia,
  logoVariantUse,
} from '@daybreak/brand/guidelines';
import { ButtonLink, Heading, Text } from '@daybreak/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LogoImage } from '../logo/LogoImage.tsx';
import { assets } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import { Choices } from './Choices.tsx';
import * as styles from './LogoFinder.css.ts';

const plates = { light: 'paper', dark: 'night', picture: 'picture', bright: 'orange' } as const;

/** Returns a logo file's address, and the everyday name of its type. */
function offer({ layout, variant, format, density }: FoundLogo): {
  path: string;
  href: string;
  kind: string;
} {
  if (format === 'pdf')
    return { path: logoPdfFile(layout, variant), href: logoPdfUrl(layout, variant), kind: assets.pdf };
  if (!density) return { path: logoFile(layout, variant), href: logoUrl(layout, variant), kind: 'SVG' };
  return {
    path: logoPngFile(layout, variant, density),
    href: logoPngUrl(layout, variant, density),
    kind: `${assets.png} ${density}x`,
  };
}

/** Asks where a logo goes and what's behind it, and offers one file. */
export function LogoFinder() {
  const [medium, setMedium] = useState<LogoMediumId>('web');
  const [ground, setGround] = useState<LogoGroundId>('light');
  const found = findLogo(medium, ground);
  const { layout, variant, why } = found;
  const { path, href, kind } = offer(found);
  const file = path.slice(path.lastIndexOf('/') + 1);
  return (
    <div className={styles.finder}>
      <div className={styles.questions}>
        <Choices legend={assets.medium} options={logoMedia} value={medium} onChange={setMedium} />
        <Choices legend={assets.onGround} options={logoGrounds} value={ground} onChange={setGround} />
      </div>
      <div className={styles.answer}>
        <Plate ground={plates[ground]} sizes="(min-width: 768px) 36rem, 90vw" className={styles.plate}>
          <LogoImage layout={layout} variant={variant} className={styles.logo[layout]} />
        </Plate>
        <div role="status" className={styles.words}>
          <Heading level={4}>
            {assets.found(logoLayoutUse[layout].name, logoVariantUse[variant].name)}
          </Heading>
          <Text size="sm" tone="muted">
            {why}
          </Text>
          <Text size="sm" weight="medium" translate="no">
            {file}
          </Text>
        </div>
        <ButtonLink href={href} download={file} icon={<Download size={18} />}>
          {assets.download(kind)}
        </ButtonLink>
      </div>
    </div>
  );
}
