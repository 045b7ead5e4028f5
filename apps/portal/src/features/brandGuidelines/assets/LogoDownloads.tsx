import {
  type LogoLayout,
  type LogoVariant,
  logoDensities,
  logoFile,
  logoLayouts,
  logoPdfFile,
  logoPngFile,
  logoPngSize,
  logoVariants,
} from '@daybreak/brand';
import { logoPdfUrl, logoPngUrl, logoUrl } from '@daybreak/brand/files';
import { logoLayoutUse, logoVariantUse } from '@daybreak/brand/guidelines';
import { Heading, Stack } from '@daybreak/ui';
import { grounds } from '../logo/grounds.ts';
import { LogoImage } from '../logo/LogoImage.tsx';
import { assets } from '../messages.ts';
import { Plate } from '../Plate.tsx';
import * as styles from './assets.css.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function LogoTile({ layout, variant }: { layout: LogoLayout; variant: LogoVariant }) {
  const [layoutName, variantName] = [logoLayoutUse[layout].name, logoVariantUse[variant].name];
  const label = (format: string) => assets.format(layoutName, variantName, format);
  return (
    <figure className={styles.figure}>
      <Plate ground={grounds[variant]} sizes="(min-width: 768px) 18rem, 45vw" className={styles.tile}>
        <LogoImage
          layout={layout}
          variant={variant}
          loading="lazy"
          className={layout === 'logo' ? styles.wide : styles.high}
        />
      </Plate>
      <figcaption className={styles.name}>{variantName}</figcaption>
      <div className={styles.links}>
        <a
          className={styles.link}
          href={logoUrl(layout, variant)}
          download={nameOf(logoFile(layout, variant))}
          aria-label={label('SVG')}
        >
          SVG
        </a>
        <a
          className={styles.link}
          href={logoPdfUrl(layout, variant)}
          download={nameOf(logoPdfFile(layout, variant))}
          aria-label={label(assets.pdfForPrint)}
        >
          {assets.pdf}
        </a>
        <span className={styles.kind}>
          <span>{assets.png}</span>
          {logoDensities.map((density) => {
            const { width, height } = logoPngSize(layout, density);
            const size = assets.pngSize(density, width, height);
            return (
              <a
                key={density}
                className={styles.link}
                href={logoPngUrl(layout, variant, density)}
                download={nameOf(logoPngFile(layout, variant, density))}
                aria-label={label(size)}
                title={size}
              >
                {`${density}x`}
              </a>
            );
          })}
        </span>
      </div>
    </figure>
  );
}

/** Every logo as its own file. */
export const LogoDownloads = () =>
  logoLayouts.map((layout) => (
    <Stack gap="4" key={layout}>
      <Heading level={4} className={styles.versionName}>
        {logoLayoutUse[layout].name}
      </Heading>
      <div className={styles.grid}>
        {logoVariants.map((variant) => (
          <LogoTile key={variant} layout={layout} variant={variant} />
        ))}
      </div>
    </Stack>
  ));
