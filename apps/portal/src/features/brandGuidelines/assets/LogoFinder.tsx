import { logoFile, logoPngFile } from '@daybreak/brand';
import { logoPngUrl, logoUrl } from '@daybreak/brand/files';
import {
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

const plates = { light: 'paper', dark: 'night', picture: 'picture' } as const;

/** Asks where a logo goes and what is behind it, and answers with one file. */
export function LogoFinder() {
  const [medium, setMedium] = useState<LogoMediumId>('web');
  const [ground, setGround] = useState<LogoGroundId>('light');
  const { layout, variant, density, why } = findLogo(medium, ground);
  const path = density ? logoPngFile(layout, variant, density) : logoFile(layout, variant);
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
          <Text size="sm" weight="medium">
            {file}
          </Text>
        </div>
        <ButtonLink
          href={density ? logoPngUrl(layout, variant, density) : logoUrl(layout, variant)}
          download={file}
          icon={<Download size={18} aria-hidden="true" />}
        >
          {assets.download(density ? `${assets.png} ${density}x` : 'SVG')}
        </ButtonLink>
      </div>
    </div>
  );
}
